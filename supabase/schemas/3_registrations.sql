-- Registrations, the guests behind them, their links, and waiting lists.

create function private.seats_of(p_attendance text, p_persons int)
  returns int language sql immutable set search_path = '' as $$
    select coalesce(p_persons, case p_attendance when 'plusOne' then 2 else 1 end)
  $$;

create sequence private.revisions as bigint;

create table private.registrations (
  id bigint generated always as identity primary key,
  event_id text not null references private.events,
  state text not null default 'registered' check (state in ('registered', 'waiting', 'cancelled')),
  attendance text check (attendance in ('solo', 'plusOne')),
  persons int check (persons > 0),
  seats int not null generated always as (private.seats_of(attendance, persons)) stored,
  -- The function refuses languages that the site does not have. The database checks only the form of a language tag
  -- (BCP 47), so that a further language needs no migration.
  locale text not null check (locale ~ '^[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,4}$'),
  notice_version text not null,
  arrived int not null default 0,
  revision bigint not null default 0,
  created_at timestamptz not null default now(),
  unique (id, event_id),
  constraint registrations_attendance_or_persons check (num_nonnulls(attendance, persons) = 1),
  constraint registrations_arrived check (arrived between 0 and seats)
);
create index registrations_waiting on private.registrations (event_id, id) where state = 'waiting';
-- The event comes second: before the first analysis of the table, PostgreSQL would use this index to look for a guest,
-- and read every registration of the event.
create index registrations_revision on private.registrations (revision, event_id);
comment on table private.registrations is
  'Registrations for events, without anything about the person: that is in private.guests. Erased as private.guests; a cancelled one remains until then, without a guest.';
comment on column private.registrations.id is
  'Given in the order of registration, which is the order of the waiting list.';
comment on column private.registrations.state is
  'registered: has its seats. waiting: gets them when they become free. cancelled: has no guest any more.';
comment on column private.registrations.attendance is 'For the event by invitation: solo or plusOne. Otherwise null.';
comment on column private.registrations.persons is
  'For an event of the programme, or a personal invitation: how many persons come. Otherwise null.';
comment on column private.registrations.notice_version is
  'Which version of the notice on personal data the guest saw.';
comment on column private.registrations.arrived is 'How many persons have arrived.';
comment on column private.registrations.revision is
  'The number of the last change. Within an event, the numbers are in the order of the commits, because every writer holds the lock of the event until its commit. So a device at the door that asks for what has changed since a number misses nothing.';

create table private.guests (
  registration_id bigint primary key,
  event_id text not null,
  submission_id uuid not null default gen_random_uuid(),
  full_name text not null check (
    full_name = btrim(full_name) and char_length(full_name) between 1 and 200 and full_name !~ '[[:cntrl:]]'
  ),
  -- ASCII only: beyond it, JavaScript and PostgreSQL do not agree on which letters are the same.
  email text check (
    octet_length(email) = char_length(email) and char_length(email) <= 254 and email ~ '^[^@[:space:]]+@[^@[:space:]]+$'
  ),
  address text generated always as (private.normalise(email)) stored,
  foreign key (registration_id, event_id) references private.registrations (id, event_id)
    on update cascade on delete cascade,
  constraint guests_address_key unique (event_id, address),
  -- The event comes second, as in registrations_revision.
  constraint guests_submission_id_key unique (submission_id, event_id)
);
comment on table private.guests is
  'What is personal about a registration: stored to write to the guest, to welcome them at the door and to keep to the capacity. The row is deleted when the registration is cancelled or erased. Personal columns stand here; a name and an address for a day in private.withdrawn_guests, and an address that is not confirmed in private.new_addresses.';
comment on column private.guests.submission_id is
  'Made by the form once: the same submission sent again is the same registration.';
comment on column private.guests.email is 'Null for a guest who was added at the door.';
comment on column private.guests.address is 'The e-mail address as it is compared.';

create table private.tokens (
  hash bytea primary key,
  registration_id bigint not null references private.registrations on delete cascade
);
create index tokens_registration on private.tokens (registration_id);
comment on table private.tokens is
  'The links to registrations. They remain when a registration is cancelled, and are erased with the event. They end when another address takes the place of theirs.';
comment on column private.tokens.hash is 'SHA-256 of the token. The token itself is in private.outbox until its mail is sent.';

alter table private.registrations enable row level security;
alter table private.guests enable row level security;
alter table private.tokens enable row level security;

-- With the rights of the caller, because otherwise a view ignores the row-level security of its tables.
create view private.registrations_and_guests with (security_invoker = true) as
  select registration.*, guest.submission_id, guest.full_name, guest.email, guest.address,
      guest.registration_id is not null and guest.email is null as walk_in
    from private.registrations as registration
    left join private.guests as guest on guest.registration_id = registration.id;
comment on view private.registrations_and_guests is
  'Registrations with their guests. walk_in: the guest was added at the door, with a name and a number of persons, and without an e-mail.';

-- Every change of a registration waits for the event first, as register() does. Were the order another (first the unique
-- index, then the event), an insert by hand and a guest with the same e-mail could wait for each other.
create function private.lock_event() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform from private.events where id in (old.event_id, new.event_id) order by id for no key update;
  return coalesce(new, old);
end
$$;

create function private.count_seats() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'TRUNCATE' then
    update private.events set taken = 0 where taken <> 0;
    return null;
  end if;
  if old.state = 'registered' then
    update private.events set taken = taken - old.seats where id = old.event_id;
  end if;
  if new.state = 'registered' then
    update private.events set taken = taken + new.seats where id = new.event_id;
  end if;
  return null;
end
$$;

create function private.number_change() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'DELETE' then
    insert into private.erased_guests (event_id, revision, registration_id)
      select old.event_id, nextval('private.revisions'), old.id where private.has_open_door(old.event_id);
    return old;
  end if;
  -- Fewer seats lower it, and a guest without a seat has not arrived.
  new.arrived := case new.state
    when 'registered' then least(new.arrived, private.seats_of(new.attendance, new.persons)) else 0
  end;
  new.revision := nextval('private.revisions');
  return new;
end
$$;

create function private.forget_guest() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  delete from private.guests where registration_id = new.id;
  return null;
end
$$;

create function private.number_guest_change() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update private.registrations set revision = default where id = new.registration_id;
  return null;
end
$$;

-- Triggers run in the order of their names: number_change after lock_event.
create trigger lock_event before insert or update or delete on private.registrations
  for each row execute function private.lock_event();
create trigger number_change before insert or update or delete on private.registrations
  for each row execute function private.number_change();
create trigger count_seats after insert or delete or update of event_id, attendance, persons, state
  on private.registrations for each row execute function private.count_seats();
create trigger count_no_seats after truncate on private.registrations
  for each statement execute function private.count_seats();
create trigger forget_guest after update of state on private.registrations
  for each row when (new.state = 'cancelled') execute function private.forget_guest();
create trigger lock_event before insert or update or delete on private.guests
  for each row execute function private.lock_event();
create trigger number_guest_change after update on private.guests
  for each row execute function private.number_guest_change();

create function private.random_token() returns text language sql volatile set search_path = '' as $$
  -- 128 bits. A UUID alone has 122 random ones.
  select encode(substr(sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())), 1, 16), 'hex')
$$;
comment on function private.random_token is '128 random bits in hexadecimal.';

create function private.new_token(p_registration bigint) returns text
  language plpgsql volatile security definer set search_path = '' as $$
declare
  token constant text := private.random_token();
begin
  insert into private.tokens (hash, registration_id) values (private.hash_of(token), p_registration);
  return token;
end
$$;
comment on function private.new_token is 'Makes a token for a registration, and stores its hash. Earlier tokens remain valid.';

create function private.max_promotions() returns int language sql immutable set search_path = '' as $$
  select 100
$$;
comment on function private.max_promotions is
  'How many guests move up, and how many cancellations of organisers are carried out, in one call at most, so that it ends in time.';

create function private.next_waiting(p_event text) returns bigint
  language sql stable security definer set search_path = '' as $$
    select guest.id
      from private.events as event join private.registrations as guest on guest.event_id = event.id
      where event.id = p_event
        and event.availability is null
        and not private.is_past(event.as_of, event.closes_at)
        and guest.state = 'waiting'
        and guest.seats <= event.capacity - event.taken
        -- Without mail, the guest would not learn of the seat.
        and (select mail from private.settings)
        and not exists (
          select from private.pending_cancellations where registration_id = guest.id and due_at <= now()
        )
      order by guest.id
      limit 1
  $$;
comment on function private.next_waiting is
  'The registration that moves up next: of those that fit, the one that waits longest. Null if nobody moves up.';

create function private.promote(p_event text, p_max int default private.max_promotions()) returns int
  language plpgsql volatile security definer set search_path = '' as $$
declare
  promoted int := 0;
  next_id bigint;
begin
  perform private.cancel_due(p_event);
  -- Where the capacity was lowered, nobody gets the seats above it when they become free.
  update private.events as event set capacity = greatest(private.wanted_capacity(event), taken)
    where id = p_event and taken < capacity and private.wanted_capacity(event) < capacity;
  while promoted < p_max loop
    update private.registrations set state = 'registered'
      where id = (select private.next_waiting(p_event))
      returning id into next_id;
    exit when not found;
    promoted := promoted + 1;
    perform private.queue_mail(guest, 'promoted') from private.registrations_and_guests as guest where guest.id = next_id;
  end loop;
  return promoted;
end
$$;
comment on function private.promote is
  'Carries out the cancellations that are due, lowers the capacity to the wanted one as seats become free, and moves up whoever waits and fits, up to a number. The caller holds the lock of the event. Answers how many moved up.';

create function private.refusal_of(p_event private.events, p_seats int) returns text
  language sql stable set search_path = '' as $$
    -- The same order as in src/registration/availability.ts.
    select case
      when p_event.availability = 'closed' then 'registration_closed'
      when p_event.availability = 'full' then 'capacity_full'
      when not private.is_past(p_event.as_of, p_event.opens_at) and p_event.opens_at is not null then 'registration_not_open'
      when private.is_past(p_event.as_of, p_event.closes_at) then 'registration_closed'
      when p_event.taken + p_seats > p_event.capacity then 'capacity_full'
      -- Not everybody who waits has moved up yet: the free seats are theirs.
      when private.next_waiting(p_event.id) is not null then 'capacity_full'
    end
  $$;
comment on function private.refusal_of is
  'Why an event has no further seats, in the order of src/registration/availability.ts; null if it has.';

create function private.takes_waiting(p_event private.events) returns boolean
  language sql stable set search_path = '' as $$
    select p_event.waiting_list and p_event.availability is null and public.mail_is_set_up()
  $$;
comment on function private.takes_waiting is
  'Whether guests may wait for a seat of an event that is full: not if it is said by hand that it is, nor without mail.';

create function private.registration_of_submission(p_event text, p_submission_id uuid)
  returns private.registrations_and_guests language sql stable security definer set search_path = '' as $$
    select * from private.registrations_and_guests where id = (
      select registration_id from private.guests where event_id = p_event and submission_id = p_submission_id
    )
  $$;

create function private.registration_of_address(p_event text, p_email text)
  returns private.registrations_and_guests language sql stable security definer set search_path = '' as $$
    select * from private.registrations_and_guests where id = (
      select registration_id from private.guests where event_id = p_event and address = private.normalise(p_email)
    )
  $$;
comment on function private.registration_of_address is
  'The registration of an address for an event, which is registered or waiting. Null if there is none.';

create function private.add_registration(
  p_event text, p_state text, p_submission_id uuid, p_full_name text, p_email text, p_attendance text, p_persons int,
  p_locale text, p_notice_version text, p_arrived int default 0
) returns private.registrations_and_guests language plpgsql volatile security definer set search_path = '' as $$
declare
  new_id bigint;
  guest private.registrations_and_guests;
begin
  insert into private.registrations (event_id, state, attendance, persons, locale, notice_version, arrived)
    values (p_event, p_state, p_attendance, p_persons, p_locale, p_notice_version, p_arrived)
    returning id into new_id;
  insert into private.guests (registration_id, event_id, submission_id, full_name, email)
    values (new_id, p_event, p_submission_id, p_full_name, p_email);
  perform private.note('registration', p_email);
  select * into guest from private.registrations_and_guests where id = new_id;
  return guest;
end
$$;
comment on function private.add_registration is 'Stores a registration with its guest. The caller holds the lock of the event.';

create function public.register(
  p_facts jsonb,
  p_submission_id uuid,
  p_full_name text,
  p_email text,
  p_attendance text,
  p_persons int,
  p_locale text,
  p_notice_version text,
  -- Whether the functions can send mail; null: as they said last.
  p_mail boolean,
  -- Whether the visitor wants to wait if no seat is left.
  p_waiting boolean,
  -- The network that the request came from, as private.recent stores it, today and the day before; null: not limited.
  p_network text,
  p_network_before text,
  -- The secret of the browser, which may correct the address for an hour; null: none.
  p_secret text default null
) returns text language plpgsql volatile security definer set search_path = '' as $$
declare
  event private.events;
  earlier private.registrations_and_guests;
  guest private.registrations_and_guests;
  refusal text;
  new_state text := 'registered';
begin
  -- A guest without an address is one who was added at the door.
  if p_email is null then
    raise exception 'registration_invalid' using errcode = 'PT400';
  end if;
  perform private.set_mail(p_mail);
  perform private.lock_network(p_network);
  event := private.follow_build(p_facts);

  -- A guest whose answer was lost sends the form again. The answer stays the same, even if the event is full by now.
  earlier := private.registration_of_submission(event.id, p_submission_id);
  if earlier.id is not null then
    if (earlier.full_name, earlier.address, earlier.attendance, earlier.persons)
      is distinct from (p_full_name, private.normalise(p_email), p_attendance, p_persons) then
      return 'submission_conflict';
    end if;
    return earlier.state;
  end if;

  -- Before the capacity: a registered guest should read that they are registered, not that the event is full.
  if (private.registration_of_address(event.id, p_email)).id is not null then
    return 'email_taken';
  end if;

  refusal := private.refusal_of(event, private.seats_of(p_attendance, p_persons));
  if refusal = 'capacity_full' and p_waiting is not null and private.takes_waiting(event) then
    if not p_waiting then
      return 'may_wait';
    end if;
    new_state := 'waiting';
  elsif refusal is not null then
    return refusal;
  end if;

  if private.has_many_registrations(p_email) then
    return 'too_many_registrations';
  elsif private.exceeds_network_limit(p_network, p_network_before, private.seats_of(p_attendance, p_persons)) then
    return 'too_many_from_network';
  end if;

  guest := private.add_registration(
    event.id, new_state, p_submission_id, p_full_name, p_email, p_attendance, p_persons, p_locale, p_notice_version
  );
  insert into private.recent (kind, hash, seats)
    select 'network', decode(p_network, 'hex'), guest.seats where p_network is not null;
  insert into private.corrections (registration_id, hash)
    select guest.id, private.hash_of(p_secret) where p_secret is not null;
  -- Who registers again takes nothing back.
  delete from private.withdrawn_guests where event_id = event.id and address = guest.address;
  perform private.queue_mail(guest, new_state);
  return new_state;
exception
  -- PostgreSQL's own messages would repeat the whole row.
  when check_violation or not_null_violation or unique_violation then
    raise exception 'registration_invalid' using errcode = 'PT400';
end
$$;
comment on function public.register is
  'Registers a guest, and queues the mail. Answers registered, waiting, may_wait, email_taken, registration_not_open, registration_closed, capacity_full, too_many_registrations, too_many_from_network or submission_conflict. Expected refusals are values, not exceptions: an exception would carry the data of the guest into logs and answers.';

create function private.registration_of_token(p_token text) returns private.registrations_and_guests
  language sql stable security definer set search_path = '' as $$
    select guest.* from private.registrations_and_guests as guest
      where guest.id = (select registration_id from private.tokens where hash = private.hash_of(p_token))
  $$;

create function private.cancel(p_guest private.registrations_and_guests, p_send boolean default true) returns void
  language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.note('cancellation', p_guest.email);
  perform private.forget_unsent_mail(p_guest);
  if p_send and public.mail_is_set_up() then
    perform private.add_mail(p_guest, 'cancelled', null);
  end if;
  update private.registrations set state = 'cancelled' where id = p_guest.id;
  update private.personal_invitations set declined_at = now()
    where id = (private.personal_invitation_of(p_guest.event_id, p_guest.email)).id;
end
$$;
comment on function private.cancel is
  'Cancels a registration, with a mail or without. The caller holds the lock of the event, and promotes.';
