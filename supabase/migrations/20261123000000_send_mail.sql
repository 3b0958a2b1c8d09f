-- The outbox: confirmations that are to be sent by mail. A row is written in the transaction of the registration, so that
-- neither exists without the other. It has no name and no address of its own: they are in the registration.

create table private.outbox (
  id uuid primary key default gen_random_uuid(),
  event_id text not null,
  submission_id uuid not null,
  created_at timestamptz not null default now(),
  attempts int not null default 0,
  claimed_at timestamptz,
  due_at timestamptz not null default now(),
  sent_at timestamptz,
  refused_at timestamptz,
  fault text,
  status int,
  unique (event_id, submission_id),
  -- Whoever erases a registration erases its mail.
  foreign key (event_id, submission_id) references private.registrations on delete cascade
);
create index outbox_waiting on private.outbox (attempts, due_at) where sent_at is null and refused_at is null;
create index outbox_claimed on private.outbox (claimed_at);
comment on table private.outbox is 'Confirmations to be sent by mail, and what became of them.';
comment on column private.outbox.id is 'The Message-ID begins with it; all attempts have the same.';
comment on column private.outbox.attempts is 'How often a worker has claimed the mail.';
comment on column private.outbox.due_at is
  'From this moment a worker may claim the mail: the end of the lease of its worker, or of the pause after a failed attempt.';
comment on column private.outbox.sent_at is 'When the mail server accepted the mail.';
comment on column private.outbox.refused_at is 'When the mail server refused the address for good. No attempt follows.';
comment on column private.outbox.fault is 'Why the last attempt failed: a key of netlify/http/fault.ts.';
comment on column private.outbox.status is 'The reply code of the mail server to the last attempt, such as 550.';

-- No policies, as for the other tables.
alter table private.outbox enable row level security;

create function public.register(
  p_facts jsonb,
  p_submission_id uuid,
  p_full_name text,
  p_email text,
  p_attendance text,
  p_persons int,
  p_locale text,
  p_notice_version text,
  p_mail boolean
) returns text language plpgsql volatile security definer
  set search_path = ''
  set statement_timeout = '3s'
  set lock_timeout = '3s'
  set default_transaction_isolation = 'read committed'
as $$
declare
  outcome constant text := public.register(
    p_facts, p_submission_id, p_full_name, p_email, p_attendance, p_persons, p_locale, p_notice_version
  );
begin
  if p_mail and outcome = 'registered' then
    -- A guest who sends the form again after a lost answer gets one mail.
    insert into private.outbox (event_id, submission_id) values (p_facts ->> 'id', p_submission_id)
      on conflict do nothing;
  end if;
  return outcome;
end
$$;
comment on function public.register(jsonb, uuid, text, text, text, int, text, text, boolean) is
  'Registers a guest as register() without p_mail does, and puts the confirmation into the outbox if p_mail is true.';

create function public.claim_mail()
  returns table (id uuid, attempt int, event text, locale text, full_name text, email text, seats int)
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
  select mail.* into claimed
    from private.outbox as mail
    join private.registrations as guest using (event_id, submission_id)
    join private.events as event on event.id = mail.event_id
    where mail.sent_at is null
      and mail.refused_at is null
      and mail.due_at <= now()
      -- After the event, a confirmation is of no use.
      and coalesce(coalesce(event.as_of, now()) < event.ends_at, true)
      -- At most three mails to one address within an hour, against strangers who register somebody else.
      and 3 > (
        select count(*) from private.outbox as other
          join private.registrations as same using (event_id, submission_id)
          where other.claimed_at > now() - interval '1 hour'
            and other.id <> mail.id
            and lower(same.email collate "C") = lower(guest.email collate "C")
      )
    -- New mails first: those that failed before must not delay them.
    order by mail.attempts, mail.due_at
    limit 1
    -- A registration that is being erased takes its mail with it.
    for update of mail skip locked;
  if not found then
    return;
  end if;
  -- The lease is longer than a worker lives after its claim. If the worker is killed, the mail is due again afterwards.
  update private.outbox
    set attempts = attempts + 1, claimed_at = now(), due_at = now() + interval '2 minutes'
    where outbox.id = claimed.id;
  return query
    select claimed.id, claimed.attempts + 1, guest.event_id, guest.locale, guest.full_name, guest.email, guest.seats
      from private.registrations as guest
      where guest.event_id = claimed.event_id and guest.submission_id = claimed.submission_id;
end
$$;
comment on function public.claim_mail is
  'Gives the next mail that is due to one worker, for two minutes. No row means that none is due.';

create function public.record_mail(p_id uuid, p_attempt int, p_fault text, p_status int, p_final boolean)
  returns void language plpgsql volatile security definer
  set search_path = ''
  set statement_timeout = '3s'
  set lock_timeout = '3s'
as $$
begin
  if p_fault is null then
    update private.outbox set sent_at = now(), fault = null, status = null where id = p_id;
  else
    -- If the lease has ended, another worker may have claimed the mail. Then only success counts.
    update private.outbox
      set fault = p_fault,
        status = p_status,
        refused_at = case when p_final then now() end,
        -- 1 minute, 4, 16, 64, 256, then 6 hours.
        due_at = now() + least(power(4, least(attempts - 1, 5)) * interval '1 minute', interval '6 hours')
      where id = p_id and attempts = p_attempt and sent_at is null;
  end if;
end
$$;
comment on function public.record_mail is
  'Records that a mail was sent (p_fault is null), or why not. Then the next attempt follows after a pause, unless p_final is true.';

create function public.list_mail()
  returns table (event text, state text, fault text, status int, mails int)
  language sql stable security definer set search_path = '' as $$
    select event_id, case when refused_at is null then 'waiting' else 'refused' end, fault, status, count(*)::int
      from private.outbox where sent_at is null group by 1, 2, 3, 4 order by 1, 2, 3, 4
  $$;
comment on function public.list_mail is 'How many mails of each event have not been sent, and why.';

revoke all on function
  public.register(jsonb, uuid, text, text, text, int, text, text, boolean),
  public.claim_mail, public.record_mail, public.list_mail
  from public, anon, authenticated;
grant execute on function
  public.register(jsonb, uuid, text, text, text, int, text, text, boolean),
  public.claim_mail, public.record_mail, public.list_mail
  to service_role;
