-- A registration is registered, waiting or cancelled. Each mail has a link of its own, with which the guest changes or
-- cancels the registration. There are mails of several kinds.

create table private.settings (
  is_only_row boolean primary key default true check (is_only_row),
  mail boolean not null
);
insert into private.settings (mail) values (false);
comment on table private.settings is 'One row: what the functions of the published site told the database last.';
comment on column private.settings.mail is
  'Whether the functions can send mail. If not, no mail is queued, nobody joins a waiting list, and nobody moves up.';

-- The other tables refer to a registration by an id, because a cancelled one loses its submission id.
alter table private.outbox
  drop constraint outbox_event_id_submission_id_fkey,
  drop constraint outbox_event_id_submission_id_key;
alter table private.registrations
  drop constraint registrations_pkey,
  add column id bigint generated always as identity primary key,
  add column state text not null default 'registered' check (state in ('registered', 'waiting', 'cancelled')),
  alter column submission_id drop not null,
  alter column full_name drop not null,
  alter column email drop not null,
  -- The event comes second: before the first analysis of the table, PostgreSQL would look for an e-mail address in this
  -- index, and read every registration of the event.
  add constraint registrations_submission_id_key unique (submission_id, event_id),
  add constraint registrations_erased_if_cancelled check (
    num_nulls(submission_id, full_name, email) = case state when 'cancelled' then 3 else 0 end
  );
create index registrations_waiting on private.registrations (event_id, id) where state = 'waiting';
comment on column private.registrations.id is 'Given in the order of registration, which is the order of the waiting list.';
comment on column private.registrations.state is
  'registered: has its places. waiting: gets them when they become free. cancelled: has no name, no e-mail and no submission id any more.';

create or replace function private.count_seats() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'TRUNCATE' then
    update private.events set seats_taken = 0 where seats_taken <> 0;
    return null;
  end if;
  if old.state = 'registered' then
    update private.events set seats_taken = seats_taken - old.seats where id = old.event_id;
  end if;
  if new.state = 'registered' then
    update private.events set seats_taken = seats_taken + new.seats where id = new.event_id;
  end if;
  return null;
end
$$;
drop trigger count_seats on private.registrations;
create trigger count_seats after insert or delete or update of event_id, attendance, persons, state
  on private.registrations for each row execute function private.count_seats();

create table private.tokens (
  hash bytea primary key,
  registration_id bigint not null references private.registrations on delete cascade
);
create index tokens_registration on private.tokens (registration_id);
comment on table private.tokens is
  'The links to registrations. They remain when a registration is cancelled, and are erased with the event.';
comment on column private.tokens.hash is 'SHA-256 of the token. The token itself is in private.outbox until its mail is sent.';

create table private.messages (
  id bigint generated always as identity primary key,
  event_id text not null references private.events,
  subject jsonb not null,
  text jsonb not null
);
comment on table private.messages is 'What an organiser wrote to the guests of an event, by language.';

create function private.is_past(p_as_of timestamptz, p_moment timestamptz) returns boolean
  language sql stable set search_path = '' as $$
    select coalesce(coalesce(p_as_of, now()) >= p_moment, false)
  $$;
comment on function private.is_past is
  'Whether a moment of an event is over, by its as_of if there is one. A moment that no build has named is not.';

create function private.hash_of(p_token text) returns bytea language sql immutable set search_path = '' as $$
  select sha256(convert_to(p_token, 'UTF8'))
$$;

create function private.new_token(p_registration bigint) returns text
  language plpgsql volatile security definer set search_path = '' as $$
declare
  -- 128 bits. A UUID alone has 122 random ones.
  random_bytes constant bytea := sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()));
  token constant text := encode(substr(random_bytes, 1, 16), 'hex');
begin
  insert into private.tokens (hash, registration_id) values (private.hash_of(token), p_registration);
  return token;
end
$$;
comment on function private.new_token is 'Makes a token for a registration, and stores its hash. Earlier tokens remain valid.';

alter table private.outbox
  add column registration_id bigint references private.registrations on delete cascade,
  add column kind text not null default 'registered'
    check (kind in ('registered', 'waiting', 'promoted', 'changed', 'cancelled', 'message')),
  add column token text,
  add column full_name text,
  add column email text,
  add column message_id bigint references private.messages on delete cascade;
update private.outbox as mail set registration_id = guest.id
  from private.registrations as guest
  where (guest.event_id, guest.submission_id) = (mail.event_id, mail.submission_id);
update private.outbox set token = private.new_token(registration_id) where sent_at is null and refused_at is null;
alter table private.outbox
  drop column event_id,
  drop column submission_id,
  alter column registration_id set not null,
  alter column kind drop default,
  add constraint outbox_message check ((kind = 'message') = (message_id is not null)),
  add constraint outbox_secrets check (
    case
      when sent_at is not null or refused_at is not null then num_nonnulls(token, full_name, email) = 0
      when kind = 'cancelled' then token is null and num_nonnulls(full_name, email) = 2
      else token is not null and num_nonnulls(full_name, email) = 0
    end
  );
create index outbox_registration on private.outbox (registration_id);
-- A mail that says how a registration is replaces the one before, if that has not been sent.
create unique index outbox_one_state on private.outbox (registration_id) where sent_at is null and kind <> 'message';
comment on table private.outbox is 'Mails to guests, and what became of them.';
comment on column private.outbox.kind is 'What the mail says: the state of the registration, how it changed, or a message.';
comment on column private.outbox.token is 'The secret in the link of the mail. Erased when the mail is sent or refused for good.';
comment on column private.outbox.full_name is
  'Only for kind cancelled, whose registration has no name any more. Erased when the mail is sent or refused for good.';
comment on column private.outbox.email is 'The same as full_name, for the address.';

-- No policies, as for the other tables.
alter table private.settings enable row level security;
alter table private.tokens enable row level security;
alter table private.messages enable row level security;

create function private.set_mail(p_mail boolean) returns void
  language sql volatile security definer set search_path = '' as $$
    update private.settings set mail = p_mail where mail <> p_mail
  $$;
comment on function private.set_mail is
  'Stores whether the functions can send mail; null changes nothing. Call it before an event is locked.';

create function private.queue_mail(p_guest private.registrations, p_kind text) returns void
  language plpgsql volatile security definer set search_path = '' as $$
begin
  delete from private.outbox
    where registration_id = p_guest.id and sent_at is null and (kind <> 'message' or p_kind = 'cancelled');
  if not (select mail from private.settings) then
    return;
  elsif p_kind = 'cancelled' then
    insert into private.outbox (registration_id, kind, full_name, email)
      values (p_guest.id, p_kind, p_guest.full_name, p_guest.email);
  else
    insert into private.outbox (registration_id, kind, token)
      values (p_guest.id, p_kind, private.new_token(p_guest.id));
  end if;
end
$$;
comment on function private.queue_mail is
  'Queues a mail about a registration, in place of those that have not been sent. Without mail, it only deletes those.';

create function private.text_in(p_texts jsonb, p_locale text) returns text
  language sql immutable set search_path = '' as $$
    select value from jsonb_each_text(p_texts) order by key <> p_locale, key limit 1
  $$;
comment on function private.text_in is 'The text in a language; in another one if the site no longer has that language.';

drop function public.claim_mail();
create function public.claim_mail()
  returns table (
    id uuid, attempt int, kind text, event text, state text, locale text, full_name text, email text, seats int,
    token text, subject text, message text, others text[]
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
  select mail.* into claimed
    from private.outbox as mail
    join private.registrations as guest on guest.id = mail.registration_id
    join private.events as event on event.id = guest.event_id
    where mail.sent_at is null
      and mail.refused_at is null
      and mail.due_at <= now()
      -- After the event, only a message of the organiser is of use; and the last mail of a cancelled registration, which is
      -- the only place that still has its name and address.
      and (mail.kind in ('message', 'cancelled') or not private.is_past(event.as_of, event.ends_at))
      -- At most three mails to one address within an hour, against strangers who register somebody else.
      and 3 > (
        select count(*) from private.outbox as other
          join private.registrations as same on same.id = other.registration_id
          where other.claimed_at > now() - interval '1 hour'
            and other.id <> mail.id
            and lower(coalesce(other.email, same.email) collate "C")
              = lower(coalesce(mail.email, guest.email) collate "C")
      )
    -- New mails first: those that failed before must not delay them.
    order by mail.attempts, mail.due_at
    limit 1
    -- Only the mail is locked, and nothing is waited for: whoever changes or erases a registration holds its event, and
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
    select claimed.id, claimed.attempts + 1, claimed.kind, guest.event_id, guest.state, guest.locale,
        coalesce(claimed.full_name, guest.full_name), coalesce(claimed.email, guest.email), guest.seats,
        -- After the event, no link is valid.
        case when not private.is_past(event.as_of, event.ends_at) then claimed.token end,
        private.text_in(written.subject, guest.locale), private.text_in(written.text, guest.locale),
        array(
          select other.event_id from private.registrations as other
            where lower(other.email collate "C") = lower(guest.email collate "C")
              and other.event_id <> guest.event_id
              and other.state = 'registered'
            order by other.event_id
        )
      from private.registrations as guest
      join private.events as event on event.id = guest.event_id
      left join private.messages as written on written.id = claimed.message_id
      where guest.id = claimed.registration_id;
end
$$;
comment on function public.claim_mail is
  'Gives the next mail that is due to one worker, for two minutes. No row means that none is due.';

create or replace function public.record_mail(p_id uuid, p_attempt int, p_fault text, p_status int, p_final boolean)
  returns void language plpgsql volatile security definer
  set search_path = ''
  set statement_timeout = '3s'
  set lock_timeout = '3s'
as $$
begin
  if p_fault is null then
    update private.outbox
      set sent_at = now(), fault = null, status = null, token = null, full_name = null, email = null
      where id = p_id;
  else
    -- If the lease has ended, another worker may have claimed the mail. Then only success counts.
    update private.outbox
      set fault = p_fault,
        status = p_status,
        refused_at = case when p_final then now() end,
        token = case when not p_final then token end,
        full_name = case when not p_final then full_name end,
        email = case when not p_final then email end,
        -- 1 minute, 4, 16, 64, 256, then 6 hours.
        due_at = now() + least(power(4, least(attempts - 1, 5)) * interval '1 minute', interval '6 hours')
      where id = p_id and attempts = p_attempt and sent_at is null;
  end if;
end
$$;

drop function public.list_mail();
create function public.list_mail()
  returns table (event text, kind text, state text, fault text, status int, mails int)
  language sql stable security definer set search_path = '' as $$
    select guest.event_id, mail.kind, case when mail.refused_at is null then 'waiting' else 'refused' end, mail.fault,
        mail.status, count(*)::int
      from private.outbox as mail join private.registrations as guest on guest.id = mail.registration_id
      where mail.sent_at is null group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5
  $$;
comment on function public.list_mail is 'How many mails of each event and kind have not been sent, and why.';

create function public.mail_is_set_up() returns boolean
  language sql stable security definer set search_path = '' as $$
    select mail from private.settings
  $$;
comment on function public.mail_is_set_up is 'Whether the functions of the published site can send mail.';

-- PostgreSQL lets everyone execute a new function, and Supabase grants it to anon and authenticated by name as well.
revoke all on function
  private.is_past, private.hash_of, private.new_token, private.set_mail, private.queue_mail, private.text_in,
  public.claim_mail, public.list_mail, public.mail_is_set_up
  from public, anon, authenticated;
grant execute on function public.claim_mail, public.list_mail, public.mail_is_set_up to service_role;
