-- What the Netlify Function erase-guests calls once a day, what `npm run guests` lists, and what /api/health asks.

create function public.update_event(
  p_event text,
  p_built_at timestamptz,
  p_as_of timestamptz,
  p_capacity int,
  p_closes_at timestamptz,
  p_ends_at timestamptz,
  p_retention_days int
) returns void language plpgsql volatile security definer
  set search_path = ''
  -- As for register(): PostgREST sets the first for the whole transaction; the second counts for each lock.
  set statement_timeout = '3s'
  set lock_timeout = '3s'
  set default_transaction_isolation = 'read committed'
as $$
begin
  perform private.follow_build(p_event, p_built_at, p_as_of, p_capacity, p_closes_at, p_ends_at, p_retention_days);
end
$$;
comment on function public.update_event is
  'Brings an event up to date with a build, as register() does: when it ends must be known though nobody registers.';

create function public.list_events()
  returns table (event text, ends_at timestamptz, retention_days int, registrations int)
  language sql stable security definer set search_path = '' as $$
    select id, ends_at, retention_days,
        (select count(*)::int from private.registrations where event_id = id)
      from private.events order by ends_at, id
  $$;
comment on function public.list_events is
  'Every event that ever took registrations, also one that the content does not have any more.';

create function public.erase_ended_registrations()
  returns int language plpgsql volatile security definer set search_path = '' as $$
declare
  due text[];
  erased int;
begin
  -- Whoever touches a registration waits for its event first, and for several in one order. By the real clock, whatever
  -- moment a site for demonstrations stands still at.
  select array_agg(id) into due from (
    select id from private.events
      where ends_at + retention_days * interval '24 hours' <= now()
      order by id for no key update
  ) as ended;
  delete from private.registrations where event_id = any (due);
  get diagnostics erased = row_count;
  return erased;
end
$$;
comment on function public.erase_ended_registrations is
  'Erases the guests of the events that ended retention_days ago. Answers how many were erased.';

create function public.health() returns boolean language sql stable security definer set search_path = '' as $$
  select count(*) >= 0 from private.events
$$;
comment on function public.health is 'Answers true: the database is there, and so are the tables.';

revoke all on function
  public.update_event, public.list_events, public.erase_ended_registrations, public.health
  from public, anon, authenticated;
grant execute on function
  public.update_event, public.list_events, public.erase_ended_registrations, public.health
  to service_role;
