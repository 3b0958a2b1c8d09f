-- What a guest is waiting for does not wait behind mails to many: a list of guests has thousands of invitations.

alter table private.outbox
  add column priority int not null generated always as (
    case when kind in ('invitation', 'reminder') then 3 when kind = 'message' then 2 else 1 end
  ) stored;
comment on column private.outbox.priority is
  '1: about one registration. 2: a message of the organiser. 3: an invitation or a reminder. A lower number is sent first.';

drop index private.outbox_waiting;
create index outbox_waiting on private.outbox (priority, attempts, due_at) where sent_at is null and refused_at is null;

create or replace function public.claim_mail()
  returns table (
    id uuid, attempt int, kind text, event text, state text, locale text, full_name text, email text, seats int,
    token text, link text, subject text, message text, others text[]
  )
  language plpgsql volatile security definer
  set search_path = ''
  set statement_timeout = '3s'
  set lock_timeout = '3s'
  set default_transaction_isolation = 'read committed'
as $$
declare
  claimed private.outbox;
begin
  -- One claim at a time, until the end of the transaction: two at once would count the same mails of the last hour.
  perform pg_advisory_xact_lock(hashtext('private.outbox'));
  with claimed_before as materialized (
    select lower(recipient.email collate "C") as address, count(*) as mails
      from private.outbox as mail join private.recipients as recipient on recipient.mail_id = mail.id
      where mail.claimed_at > now() - interval '1 hour'
      group by address
  )
  select mail.* into claimed
    from private.outbox as mail
    join private.recipients as recipient on recipient.mail_id = mail.id
    join private.events as event on event.id = recipient.event_id
    left join claimed_before on claimed_before.address = lower(recipient.email collate "C")
    where mail.sent_at is null
      and mail.refused_at is null
      and mail.due_at <= now()
      -- After the event, only a message of the organiser is of use; and the last mail of a cancelled registration, which is
      -- the only place that still has its name and address.
      and (mail.kind in ('message', 'cancelled') or not private.is_past(event.as_of, event.ends_at))
      -- At most three mails to one address within an hour, against strangers who register somebody else. A further
      -- attempt of a mail that was claimed within the hour is not another mail.
      and coalesce(claimed_before.mails, 0) - coalesce(mail.claimed_at > now() - interval '1 hour', false)::int < 3
    -- New mails first: those that failed before must not delay them.
    order by mail.priority, mail.attempts, mail.due_at
    limit 1
    -- Only the mail is locked, and nothing is waited for: a change or an erasure of a registration holds its event, and
    -- waits for this mail.
    for update of mail skip locked;
  if not found then
    return;
  end if;
  -- The lease is longer than a worker lives after its claim. If the worker is killed, the mail is due again afterwards.
  update private.outbox
    set attempts = attempts + 1, claimed_at = now(), due_at = now() + interval '2 minutes'
    where outbox.id = claimed.id;
  return query
    select claimed.id, claimed.attempts + 1, claimed.kind, recipient.event_id, recipient.state, recipient.locale,
        recipient.full_name, recipient.email, recipient.seats,
        -- After the event, no link is valid.
        case when not private.is_past(event.as_of, event.ends_at) then claimed.token end,
        case
          when exists (select from private.tokens where hash = private.hash_of(claimed.token)) then 'registration'
          when claimed.invitation_id is not null then 'invitation'
          else 'registration'
        end,
        private.text_in(written.subject, recipient.locale), private.text_in(written.text, recipient.locale),
        array(
          select other.event_id from private.registrations as other
            where lower(other.email collate "C") = lower(recipient.email collate "C")
              and other.event_id <> recipient.event_id
              and other.state = 'registered'
            order by other.event_id
        )
      from private.recipients as recipient
      join private.events as event on event.id = recipient.event_id
      left join private.messages as written on written.id = claimed.message_id
      where recipient.mail_id = claimed.id;
end
$$;
