-- The content of the site is the source of an event: each call brings the facts of the build that it comes from. From now
-- on it brings the time of that build, too, and older facts never overwrite newer ones.

alter table private.events
  add column built_at timestamptz not null default '-infinity',
  add column as_of timestamptz,
  add column ends_at timestamptz,
  add column retention_days int not null default 30 check (retention_days between 1 and 365);
comment on column private.events.built_at is
  'When the build was made that the other facts are of; -infinity for facts that came without it.';
comment on column private.events.as_of is
  'The moment at which a site for demonstrations stands still (demoDate): closing goes by it. Null: by the clock.';
comment on column private.events.closes_at is 'From this moment on nobody new is registered.';
comment on column private.events.ends_at is 'When the event ends; null where no build has said so yet.';
comment on column private.events.retention_days is
  'So many days after the end its guests are erased, always by the real clock.';
comment on table private.registrations is
  'Guests of an event: stored to welcome them at the door and to keep to the capacity; erased retention_days after the event, once a day, by erase_ended_registrations().';

-- The event, locked until the end of the transaction, with the facts of the newest build.
create function private.follow_build(
  p_event text,
  p_built_at timestamptz,
  p_as_of timestamptz,
  p_capacity int,
  p_closes_at timestamptz,
  p_ends_at timestamptz,
  p_retention_days int
) returns private.events language plpgsql volatile security definer set search_path = '' as $$
declare
  event private.events;
begin
  -- Comparisons and greatest() pass over null: facts that are missing would read as old ones or as a full house.
  if p_built_at is null or p_capacity is null then
    raise exception 'registration_invalid' using errcode = 'PT400';
  end if;

  -- One guest at a time. What follows are statements of their own, because each sees what was committed before it
  -- began: one statement that locks and counts would count what was there before it waited.
  select * into event from private.events where id = p_event for no key update;
  if not found then
    insert into private.events (id, built_at, as_of, capacity, closes_at, ends_at, retention_days)
      values (p_event, p_built_at, p_as_of, p_capacity, p_closes_at, p_ends_at, coalesce(p_retention_days, 30))
      on conflict do nothing;
    select * into event from private.events where id = p_event for no key update;
  end if;

  if p_built_at > event.built_at then
    update private.events
      set built_at = p_built_at,
        as_of = p_as_of,
        capacity = greatest(p_capacity, seats_taken),
        closes_at = p_closes_at,
        ends_at = p_ends_at,
        retention_days = p_retention_days
      where id = p_event
      returning * into event;
  end if;
  return event;
end
$$;
comment on function private.follow_build is
  'Locks an event and brings it up to date, unless the facts are older than the ones that it has.';

create function public.register(
  p_event text,
  p_built_at timestamptz,
  p_as_of timestamptz,
  p_capacity int,
  p_closes_at timestamptz,
  p_ends_at timestamptz,
  p_retention_days int,
  p_submission_id uuid,
  p_full_name text,
  p_email text,
  p_attendance text,
  p_locale text,
  p_notice_version text
) returns text language plpgsql volatile security definer
  set search_path = ''
  -- How long a guest waits, in a queue too: less than the Netlify Function waits for an answer. PostgreSQL reads
  -- statement_timeout when a statement begins, so that a function cannot limit its own; PostgREST (from 12.2) sets it
  -- for the whole transaction before it calls the function, and PostgreSQL ends the call then.
  set statement_timeout = '3s'
  -- For callers that do not do so. PostgreSQL counts it anew for each lock, and one row may mean several.
  set lock_timeout = '3s'
  -- PostgREST takes this over for the whole transaction. Stricter levels read from before the lock was had.
  set default_transaction_isolation = 'read committed'
as $$
declare
  event private.events;
  earlier private.registrations;
  seats_needed constant int := case p_attendance when 'plusOne' then 2 else 1 end;
begin
  event := private.follow_build(
    p_event, p_built_at, p_as_of, p_capacity, p_closes_at, p_ends_at, p_retention_days
  );

  -- An answer that got lost is asked for again: it stays the same, even when full or closed meanwhile.
  select * into earlier from private.registrations where event_id = p_event and submission_id = p_submission_id;
  if found then
    if (earlier.full_name, lower(earlier.email collate "C"), earlier.attendance)
      is distinct from (p_full_name, lower(p_email collate "C"), p_attendance) then
      return 'submission_conflict';
    end if;
    return 'registered';
  end if;

  -- Before the capacity: who is on the list should learn that, not that the house is full.
  if exists (
    select from private.registrations
      where event_id = p_event and lower(email collate "C") = lower(p_email collate "C")
  ) then
    return 'email_taken';
  end if;
  if coalesce(event.as_of, now()) >= event.closes_at then
    return 'registration_closed';
  end if;
  if event.seats_taken + seats_needed > event.capacity then
    return 'capacity_full';
  end if;

  insert into private.registrations (event_id, submission_id, full_name, email, attendance, locale, notice_version)
    values (p_event, p_submission_id, p_full_name, p_email, p_attendance, p_locale, p_notice_version);
  return 'registered';
exception
  -- PostgreSQL's own messages would repeat the whole row.
  when check_violation or not_null_violation or unique_violation then
    raise exception 'registration_invalid' using errcode = 'PT400';
end
$$;
comment on function public.register(
  text, timestamptz, timestamptz, int, timestamptz, timestamptz, int, uuid, text, text, text, text, text
) is 'Registers a guest. Answers registered, email_taken, capacity_full, registration_closed or submission_conflict.';

-- For deploys from before. They do not say when they were built, so they change no event that is there.
create or replace function public.register(
  p_event text,
  p_capacity int,
  p_closes_at timestamptz,
  p_submission_id uuid,
  p_full_name text,
  p_email text,
  p_attendance text,
  p_locale text,
  p_notice_version text
) returns text language sql volatile security definer
  set search_path = ''
  set statement_timeout = '3s'
  set lock_timeout = '3s'
  set default_transaction_isolation = 'read committed'
as $$
  select public.register(
    p_event, '-infinity', null, p_capacity, p_closes_at, null, null,
    p_submission_id, p_full_name, p_email, p_attendance, p_locale, p_notice_version
  )
$$;
comment on function public.register(text, int, timestamptz, uuid, text, text, text, text, text) is
  'As register() with the time of the build, for deploys from before: makes an event, but never changes one.';

revoke all on function
  private.follow_build,
  public.register(text, timestamptz, timestamptz, int, timestamptz, timestamptz, int, uuid, text, text, text, text, text)
  from public, anon, authenticated;
grant execute on function
  public.register(text, timestamptz, timestamptz, int, timestamptz, timestamptz, int, uuid, text, text, text, text, text)
  to service_role;
