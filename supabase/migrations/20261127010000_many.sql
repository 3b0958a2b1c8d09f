-- Many guests at once: erased in batches, found over all events, and cancelled in batches (supabase/schemas).

set check_function_bodies = off;

create or replace function public.update_events(p_events jsonb, p_mail boolean default null)
  returns int language plpgsql volatile security definer
  set search_path = ''
  set statement_timeout = '3s'
  set lock_timeout = '3s'
  set default_transaction_isolation = 'read committed'
as $$
declare
  facts jsonb;
  max_promoted constant int := private.max_promotions();
  promoted int := 0;
  cancelled int := 0;
begin
  perform private.set_mail(p_mail);
  perform private.forget_recent();
  -- In the order of the ids, as everything that locks several events. An event is locked only if it has older facts, or if
  -- somebody can move up, as when mail was set up again or seats were freed by hand.
  for facts in
    select value from jsonb_array_elements(p_events)
      where not exists (
        select from private.events where id = value ->> 'id' and built_at >= (value ->> 'built_at')::timestamptz
      ) or private.next_waiting(value ->> 'id') is not null or cardinality(private.cancellations_due(value ->> 'id')) > 0
      order by value ->> 'id'
  loop
    exit when promoted = max_promoted or cancelled >= max_promoted;
    cancelled := cancelled + cardinality(private.cancellations_due(facts ->> 'id'));
    perform private.store_facts(facts);
    promoted := promoted + private.promote(facts ->> 'id', max_promoted - promoted);
  end loop;
  return case when cancelled < max_promoted then promoted else max_promoted end;
end
$$;
comment on function public.update_events is
  'Updates events with the facts of a build, a list of objects, as register() does: also if nobody registers. Answers how many moved up from waiting lists; private.max_promotions() means that another call may move up more, or carry out more cancellations.';

create or replace function private.max_promotions() returns int language sql immutable set search_path = '' as $$
  select 100
$$;
comment on function private.max_promotions is
  'How many guests move up, and how many cancellations of organisers are carried out, in one call at most, so that it ends in time.';

create or replace function private.next_waiting(p_event text) returns bigint
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

create or replace function private.cancellations_due(p_event text) returns bigint[]
  language sql stable security definer set search_path = '' as $$
    -- Few are pending: this reads no other registration of the event.
    select array(
        select pending.registration_id
          from private.pending_cancellations as pending
          join private.registrations as registration on registration.id = pending.registration_id
          where pending.due_at <= now() and registration.event_id = p_event
          order by registration.state = 'registered', pending.registration_id
          limit private.max_promotions()
      )
  $$;
comment on function private.cancellations_due is
  'The registrations to be cancelled now, at most so many that a call ends in time. Those who wait come first: otherwise they would move up meanwhile.';

create or replace function private.cancel_due(p_event text) returns void
  language plpgsql volatile security definer set search_path = '' as $$
declare
  due constant bigint[] := private.cancellations_due(p_event);
begin
  perform private.cancel(guest, pending.send_mail)
    from private.pending_cancellations as pending
    join private.registrations_and_guests as guest on guest.id = pending.registration_id
    where pending.registration_id = any (due) and guest.state <> 'cancelled';
  delete from private.pending_cancellations where registration_id = any (due);
end
$$;
comment on function private.cancel_due is
  'Carries out cancellations of organisers that nobody took back; of a flood, the next call carries out more. The caller holds the lock of the event.';

create or replace function public.organiser_overview(p_events jsonb) returns jsonb
  language plpgsql volatile security definer
  set search_path = ''
  set statement_timeout = '3s'
  set lock_timeout = '3s'
  set default_transaction_isolation = 'read committed'
as $$
begin
  perform public.update_events(p_events);
  -- Of events that the content no longer has. Whoever holds one carries out its cancellations: nobody waits for it here.
  perform private.promote(id)
    from (
      select id from private.events
        where cardinality(private.cancellations_due(id)) > 0
          and not exists (select from jsonb_array_elements(p_events) where value ->> 'id' = events.id)
        order by id limit 1 for no key update skip locked
    ) as removed;
  return jsonb_build_object(
    'events', (
      select coalesce(jsonb_agg(to_jsonb(listed) || jsonb_build_object(
          'arrived', (select coalesce(sum(arrived), 0) from private.registrations where event_id = listed.event),
          'held_back', private.is_held_back(listed.event),
          'days', (
            select coalesce(jsonb_agg(jsonb_build_array(day, seats) order by day), '[]') from (
              select (created_at at time zone 'UTC')::date as day, sum(seats) as seats
                from private.registrations where event_id = listed.event and state <> 'cancelled' group by 1
            ) as by_day
          )
        )), '[]')
        from public.list_events() as listed
    ),
    'mail', (select coalesce(jsonb_agg(to_jsonb(mail)), '[]') from public.list_mail() as mail),
    'mail_set_up', public.mail_is_set_up(),
    'log', (
      select coalesce(jsonb_agg(jsonb_build_object(
          'event', event_id, 'organiser', organiser, 'action', action, 'guests', guests, 'at', at
        ) order by id desc), '[]')
        from (select * from private.organiser_log order by id desc limit 100) as last_changes
    )
  );
end
$$;
comment on function public.organiser_overview is
  'Updates events with the facts of a build, carries out cancellations that are due, and answers all events with their numbers and the seats that were taken on each day, the mails that have not been sent, whether mail is set up, and the last changes by organisers.';

create or replace function public.erase_guests(p_organiser text, p_event text, p_ids bigint[]) returns int
  language plpgsql volatile security definer
  set search_path = ''
  set statement_timeout = '3s'
  set lock_timeout = '3s'
  set default_transaction_isolation = 'read committed'
as $$
declare
  erased int;
begin
  if cardinality(p_ids) > 500 then
    raise exception 'too_many_at_once' using errcode = 'PT400';
  end if;
  perform from private.events where id = p_event for no key update;
  delete from private.registrations where event_id = p_event and id = any (p_ids) and state <> 'cancelled';
  get diagnostics erased = row_count;
  if erased > 0 then
    update private.organiser_log set guests = guests + erased, at = now()
      where action = 'erase_selected' and at > now() - interval '1 minute' and id = (
        select max(id) from private.organiser_log where event_id = p_event and organiser = p_organiser
      );
    if not found then
      perform private.log(p_organiser, p_event, 'erase_selected', erased);
    end if;
    perform private.promote(p_event);
  end if;
  return erased;
end
$$;
comment on function public.erase_guests is
  'Erases up to 500 registrations of an event, without a mail, and frees the seats. Answers how many. Calls that follow each other within a minute are one entry of the log.';

create or replace function public.find_guests(p_from timestamptz, p_until timestamptz, p_domain text) returns jsonb
  language sql stable security definer set search_path = '' set statement_timeout = '3s' as $$
    select jsonb_build_object('guests', coalesce(jsonb_agg(jsonb_build_object(
        'id', id::text, 'event', event_id, 'name', full_name, 'email', email, 'state', state, 'seats', seats,
        'created_at', created_at, 'walk_in', walk_in
      ) order by id), '[]'))
      from (
        select * from private.registrations_and_guests
          where state <> 'cancelled'
            and created_at >= coalesce(p_from, '-infinity')
            and created_at < coalesce(p_until, 'infinity')
            and (p_domain is null or split_part(address, '@', 2) = lower(p_domain collate "C"))
          order by id limit 5000
      ) as guest
  $$;
comment on function public.find_guests is
  'The guests of all events who registered in a time span or with addresses of a domain (null: any), in the order of registration: the first 5,000.';

-- PostgreSQL lets everyone execute a new function, and Supabase grants it to anon and authenticated by name as well.
revoke all on all functions in schema private from public, anon, authenticated;
revoke all on all functions in schema public from public, anon, authenticated;
grant execute on all functions in schema public to service_role;
