-- What happened within the last hour, for limits. A limit counts these rows, and not rows that the limited action deletes.

create table private.recent (
  kind text not null check (kind in ('mail', 'registration', 'cancellation', 'network', 'links', 'address')),
  hash bytea not null,
  seats int not null default 1,
  at timestamptz not null default now()
);
create index recent_hash on private.recent (hash, kind, at);
create index recent_at on private.recent (at);
comment on table private.recent is
  'What happened within the last hour: mails that were claimed for an address, registrations, cancellations and changes of an address, and registrations and questions for links from a network. Emptied after an hour.';
comment on column private.recent.hash is
  'SHA-256 of the normalised address; or the HMAC of the network that the functions have made (netlify/registration/network.ts).';
comment on column private.recent.seats is 'For kind network: how many seats the registration takes.';
alter table private.recent enable row level security;

create function private.hash_of(p_text text) returns bytea language sql immutable set search_path = '' as $$
  select sha256(convert_to(p_text, 'UTF8'))
$$;

-- lower() follows the language of the database (Turkish has two letters i); by "C" it is the same everywhere.
create function private.normalise(p_email text) returns text language sql immutable set search_path = '' as $$
  select lower(p_email collate "C")
$$;
comment on function private.normalise is 'An e-mail address as it is compared. Addresses are ASCII (private.guests).';

create function private.note(p_kind text, p_email text) returns void
  language sql volatile security definer set search_path = '' as $$
    insert into private.recent (kind, hash)
      select p_kind, private.hash_of(private.normalise(p_email)) where p_email is not null
  $$;
comment on function private.note is 'Notes that something happened to an address; nothing for a guest without one.';

create function private.count_recent(p_kind text, p_email text, p_time interval default '1 hour') returns bigint
  language sql stable security definer set search_path = '' as $$
    select count(*) from private.recent
      where hash = private.hash_of(private.normalise(p_email)) and kind = p_kind and at > now() - p_time
  $$;
comment on function private.count_recent is 'How often something happened to an address in the time before now, an hour at most.';

create function private.has_many_registrations(p_email text) returns boolean
  language sql stable security definer set search_path = '' as $$
    select private.count_recent('registration', p_email) >= 10
  $$;
comment on function private.has_many_registrations is
  'Whether an address has registered ten times within an hour, also if it has cancelled since. It keeps strangers from registering somebody else for everything. Two registrations for two events at the same moment may exceed it.';

create function private.lock_network(p_network text) returns void
  language sql volatile security definer set search_path = '' as $$
    select pg_advisory_xact_lock(hashtextextended(p_network, 0)) where p_network is not null
  $$;
comment on function private.lock_network is
  'Lets the registrations from a network wait for each other until the end of the transaction, also for several events. Call it before an event is locked.';

create function private.exceeds_network_limit(p_network text, p_network_before text, p_seats int) returns boolean
  language sql stable security definer set search_path = '' as $$
    select count(*) >= 60 or coalesce(sum(seats), 0) + p_seats > 120
      from private.recent
      where kind = 'network'
        and hash in (decode(p_network, 'hex'), decode(p_network_before, 'hex'))
        and at > now() - interval '1 hour'
  $$;
comment on function private.exceeds_network_limit is
  'Whether so many further seats would exceed what one network may register within an hour, 60 registrations and 120 seats, so that nobody books out the programme. A network has another hash each day; p_network_before is that of the day before.';
