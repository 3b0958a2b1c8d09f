-- Reminders of an event on the day before it, mails to organisers about trouble, and links for the guides of events.

set check_function_bodies = off;

alter table private.settings
  add column ran_at timestamptz not null default now(),
  add column told_at timestamptz;
comment on column private.settings.ran_at is 'When the schedule that sends mail ran last.';
comment on column private.settings.told_at is 'When the organisers were last told of trouble.';

alter table private.events add column told_capacity int;
comment on column private.events.told_capacity is
  'The capacity with which the organisers were told that the event is nearly full. Null: they were not.';

alter table private.outbox
  drop constraint outbox_kind_check,
  add constraint outbox_kind_check check (
    kind in (
      'registered', 'waiting', 'promoted', 'changed', 'cancelled', 'message', 'invitation', 'reminder', 'upcoming'
    )
  );
-- A generated column cannot get another expression before PostgreSQL 17. Its index goes with it.
alter table private.outbox drop column priority;
alter table private.outbox add column priority int not null generated always as (
  case
    when test_event_id is not null then 1
    when kind in ('invitation', 'reminder') then 3
    when kind in ('message', 'upcoming') then 2
    else 1
  end
) stored;
create index outbox_waiting on private.outbox (priority, attempts, due_at) where sent_at is null and refused_at is null;
comment on column private.outbox.kind is
  'What the mail says: the state of the registration, how it changed, that its event is soon (upcoming), a message, an invitation, or a reminder of one.';
comment on column private.outbox.priority is
  '1: about one registration, or a test. 2: a message of the organiser, or that the event is soon. 3: an invitation or a reminder of one. A lower number is sent first.';

create function private.forget_late_upcoming(p_events text[]) returns void
  language sql volatile security definer set search_path = '' as $$
    -- Not one that a worker may be sending, and none that another transaction has locked.
    delete from private.outbox where id in (
      select mail.id
        from private.outbox as mail join private.registrations as guest on guest.id = mail.registration_id
        where mail.kind = 'upcoming' and mail.sent_at is null and mail.refused_at is null
          and guest.event_id <> all (p_events)
          and coalesce(mail.claimed_at <= now() - interval '2 minutes', true)
        for update of mail skip locked
    )
  $$;
comment on function private.forget_late_upcoming is
  'Deletes the unsent mails that an event is soon, unless it is one of these. They are queued again if it becomes one.';

create function private.to_tell_of_upcoming(p_event text, p_limit int) returns setof private.registrations_and_guests
  language sql stable security definer set search_path = '' as $$
    select guest.* from private.registrations_and_guests as guest
      where guest.event_id = p_event and guest.state = 'registered' and guest.email is not null
        and not exists (
          select from private.outbox as mail
            where mail.registration_id = guest.id
              and (
                mail.kind = 'upcoming'
                -- A mail that says nearly the same has been sent just now, or waits; or the address was refused for good.
                or (mail.kind <> 'message' and (mail.sent_at is null or mail.created_at > now() - interval '6 hours'))
              )
        )
        and not exists (select from private.pending_cancellations where registration_id = guest.id)
      order by guest.id
      limit p_limit
  $$;

create function public.run_schedule(p_upcoming text[]) returns int
  language plpgsql volatile security definer
  set search_path = ''
  set statement_timeout = '3s'
  set lock_timeout = '3s'
  set default_transaction_isolation = 'read committed'
as $$
declare
  event text;
  queued int := 0;
  added int;
begin
  update private.settings set ran_at = now();
  if public.mail_is_set_up() then
    for event in
      select id from private.events where id = any (p_upcoming) order by id for no key update
    loop
      -- Few in one call, so that it ends in time. The next run goes on.
      perform private.add_mail(guest, 'upcoming', null)
        from private.to_tell_of_upcoming(event, 500 - queued) as guest;
      get diagnostics added = row_count;
      queued := queued + added;
    end loop;
  end if;
  perform private.forget_late_upcoming(p_upcoming);
  return queued;
end
$$;
comment on function public.run_schedule is
  'Notes that the schedule runs, and queues a mail that an event is soon to each registered guest of these events, once, unless they had another mail within six hours. Answers how many, 500 at most. Unsent ones of other events are deleted. Null: of no build is known which events are soon, and only the run is noted.';

create function private.is_nearly_full(p_event private.events) returns boolean
  language sql stable set search_path = '' as $$
    -- The same as in src/site/features/organisers/attention.ts.
    select p_event.capacity > 0 and p_event.taken >= 0.9 * p_event.capacity
      and p_event.ends_at > now() and not private.is_past(p_event.as_of, p_event.ends_at)
  $$;

create function private.trouble() returns jsonb
  language sql stable security definer set search_path = '' set statement_timeout = '3s' as $$
    select jsonb_build_object(
        'schedule_stopped', (select ran_at < now() - interval '1 hour' from private.settings),
        'late', (
          select coalesce(jsonb_agg(event.id order by event.id), '[]') from private.events as event
            -- The function that erases runs once a day.
            where event.ends_at + event.retention_days * interval '24 hours' < now() - interval '2 days'
              and private.has_guests(event.id)
              and private.kept_until(event) < now() - interval '2 days'
        ),
        'held_back', public.health() -> 'held_back',
        'refused', (
          select count(*) from private.outbox where refused_at > now() - interval '1 day'
        ),
        -- A server may refuse a first attempt.
        'failing', (
          select count(*) from private.outbox
            where sent_at is null and refused_at is null and fault is not null and created_at < now() - interval '1 hour'
        ),
        'nearly_full', (
          select coalesce(jsonb_agg(jsonb_build_object(
              'event', event.id, 'free', event.capacity - event.taken
            ) order by event.id), '[]')
            from private.events as event
            where private.is_nearly_full(event) and event.told_capacity is distinct from event.capacity
        )
      )
  $$;
comment on function private.trouble is
  'What organisers should hear of: whether the schedule has not run for an hour; events whose guests should have been erased two days ago; those whose guests are kept longer than their end says; mails that were refused for good within a day, and that fail for an hour; and events that are nearly full, unless the organisers were told.';

create function private.is_trouble(p_trouble jsonb) returns boolean
  language sql immutable set search_path = '' as $$
    select exists (
      select from jsonb_each(p_trouble) where value not in ('false', '0', '[]')
    )
  $$;

create function public.claim_trouble() returns jsonb
  language plpgsql volatile security definer
  set search_path = ''
  set statement_timeout = '3s'
  set lock_timeout = '3s'
  set default_transaction_isolation = 'read committed'
as $$
declare
  yesterday constant timestamptz := now() - interval '1 day';
begin
  -- Most calls end here, without a lock.
  if exists (select from private.settings where told_at > yesterday) or not private.is_trouble(private.trouble()) then
    return null;
  end if;
  update private.settings set told_at = now() where coalesce(told_at <= yesterday, true);
  return case when found then private.trouble() end;
end
$$;
comment on function public.claim_trouble is
  'Gives the trouble, as trouble() does, to one caller a day, who tells the organisers. Null: there is none, or they have been told.';

create function public.record_trouble(p_sent boolean, p_full text[]) returns void
  language plpgsql volatile security definer
  set search_path = ''
  set statement_timeout = '3s'
  set lock_timeout = '3s'
as $$
declare
  event text;
begin
  if not p_sent then
    update private.settings set told_at = now() - interval '23 hours';
    return;
  end if;
  for event in
    select id from private.events where id = any (p_full) order by id for no key update
  loop
    update private.events set told_capacity = capacity where id = event;
  end loop;
end
$$;
comment on function public.record_trouble is
  'Records that the organisers were told of trouble, with the events that are nearly full, of which they hear once; or that the mail could not be sent: then another one is tried in an hour.';

create or replace function public.organiser_overview(p_events jsonb) returns jsonb
  language plpgsql volatile security definer
  set search_path = ''
  set statement_timeout = '3s'
  set lock_timeout = '3s'
  set default_transaction_isolation = 'read committed'
as $$
begin
  perform public.update_events(p_events);
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
    'trouble', private.trouble(),
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
  'Updates events with the facts of a build, and answers all events with their numbers and the seats that were taken on each day, the mails that have not been sent, whether mail is set up, the trouble, and the last changes by organisers.';

alter table private.door_links add column may_write boolean not null default false;
alter table private.door_keys add column may_write boolean not null default false;
comment on column private.door_links.may_write is 'Whether it is for the guide of the event, who may also write to the guests.';
comment on column private.door_keys.may_write is 'Whether the device may also write to the guests, as its link.';

drop function public.open_door(jsonb, timestamptz, timestamptz, timestamptz);
create function private.may_write(p_key text) returns boolean
  language sql stable security definer set search_path = '' as $$
    select exists (
      select from private.door_keys where hash = private.hash_of(p_key) and now() < valid_until and may_write
    )
  $$;
comment on function private.may_write is 'Whether the key of a device is that of a guide, who may write to the guests.';

create function public.open_door(
  p_facts jsonb, p_from timestamptz, p_admits_until timestamptz, p_until timestamptz, p_may_write boolean default false
) returns text language plpgsql volatile security definer
  set search_path = ''
  set statement_timeout = '3s'
  set lock_timeout = '3s'
  set default_transaction_isolation = 'read committed'
as $$
declare
  key constant text := private.random_token();
  event private.events;
begin
  event := private.follow_build(p_facts);
  perform private.forget_ended_keys(event.id);
  insert into private.door_links (hash, event_id, valid_from, admits_until, valid_until, may_write)
    values (private.hash_of(key), event.id, p_from, p_admits_until, p_until, p_may_write);
  return key;
end
$$;
comment on function public.open_door is
  'Makes a link to the door of an event, and answers its key. Earlier links remain valid. With p_may_write the link is for the guide of the event, who may write to the guests.';

create or replace function public.admit_device(p_link text, p_device text) returns jsonb
  language plpgsql volatile security definer
  set search_path = ''
  set statement_timeout = '3s'
  set lock_timeout = '3s'
  set default_transaction_isolation = 'read committed'
as $$
declare
  key constant text := private.random_token();
  link private.door_links;
begin
  perform from private.events
    where id = (select event_id from private.door_links where hash = private.hash_of(p_link)) for no key update;
  -- Only now: while this transaction waited, the link may have been ended.
  select * into link from private.door_links
    where hash = private.hash_of(p_link) and now() >= valid_from and now() < admits_until;
  if not found then
    return null;
  end if;
  insert into private.door_keys (hash, event_id, device, valid_until, may_write)
    values (private.hash_of(key), link.event_id, p_device, link.valid_until, link.may_write);
  return jsonb_build_object('event', link.event_id, 'key', key);
exception
  when check_violation or not_null_violation then
    raise exception 'door_invalid' using errcode = 'PT400';
end
$$;
comment on function public.admit_device is
  'Gives a device with a link a key of its own. Answers {"event", "key"}; null if the link is unknown or was ended, is not valid yet, or admits no further device.';

create or replace function public.door_guests(p_key text, p_since bigint) returns jsonb
  language sql stable security definer
  set search_path = ''
  set statement_timeout = '3s'
as $$
  select jsonb_build_object(
      'event', event.id,
      'cursor', private.last_revision(event.id),
      'free', event.capacity - event.taken,
      'guests', (
        select coalesce(jsonb_agg(jsonb_build_object(
            'id', id::text, 'name', full_name, 'seats', seats, 'arrived', arrived, 'walk_in', walk_in
          ) order by id), '[]')
          from private.registrations_and_guests
          where event_id = event.id and state = 'registered' and revision > coalesce(p_since, -1)
      ),
      'removed', (
        select coalesce(jsonb_agg(gone.id::text order by gone.id), '[]') from (
          select id from private.registrations
            where event_id = event.id and state <> 'registered' and revision > p_since
          union all
          select registration_id from private.erased_guests where event_id = event.id and revision > p_since
        ) as gone
      )
    ) || case when private.may_write(p_key) then '{"may_write": true}' else '{}' end::jsonb
    from private.events as event where event.id = private.event_of_key(p_key)
$$;
comment on function public.door_guests is
  'The guests who have a seat; with p_since, only those that changed after it, and the ids of those who no longer have one. may_write is there if the key may write to them. Null if the key is refused.';

create function public.door_message(p_key text, p_subject jsonb, p_text jsonb) returns jsonb
  language plpgsql volatile security definer
  set search_path = ''
  set statement_timeout = '3s'
  set lock_timeout = '3s'
  set default_transaction_isolation = 'read committed'
as $$
declare
  event private.events := private.lock_event_of_key(p_key);
  queued int;
begin
  if event.id is null then
    return null;
  elsif not private.may_write(p_key) then
    return jsonb_build_object('outcome', 'may_not_write');
  elsif not public.mail_is_set_up() then
    return jsonb_build_object('outcome', 'no_mail');
  elsif (
    select count(*) >= 5 from private.organiser_log
      where event_id = event.id and action = 'guide_message' and at > now() - interval '1 day'
  ) then
    return jsonb_build_object('outcome', 'too_many_messages');
  end if;
  queued := public.send_message(event.id, p_subject, p_text, false);
  perform private.log('guide', event.id, 'guide_message', queued);
  return jsonb_build_object('outcome', 'message_sent', 'guests', queued);
exception
  -- message_repeated
  when sqlstate 'PT409' then
    return jsonb_build_object('outcome', 'message_repeated');
end
$$;
comment on function public.door_message is
  'Queues a message of the guide, as send_message() does, five times a day at most. Answers the outcome: message_sent with the number of guests, may_not_write, no_mail, too_many_messages or message_repeated. Null if the key is refused.';

create or replace function public.organiser_door(p_event text) returns jsonb
  language sql stable security definer set search_path = '' set statement_timeout = '3s' as $$
    select jsonb_build_object(
        'links', (
          select coalesce(jsonb_agg(jsonb_build_object(
              'from', valid_from, 'admits_until', admits_until, 'until', valid_until, 'guide', may_write
            ) order by valid_from), '[]')
            from private.door_links where event_id = p_event and now() < valid_until
        ),
        'devices', public.list_devices(p_event)
      )
  $$;
comment on function public.organiser_door is 'The links to the door of an event that are or will be valid, and the devices there.';

create or replace function public.change_door(
  p_organiser text, p_event text, p_action text, p_facts jsonb, p_times timestamptz[], p_device bigint
) returns text language plpgsql volatile security definer
  set search_path = ''
  set statement_timeout = '3s'
  set lock_timeout = '3s'
  set default_transaction_isolation = 'read committed'
as $$
declare
  answer text;
begin
  answer := case p_action
    when 'open_door' then public.open_door(p_facts, p_times[1], p_times[2], p_times[3])
    when 'open_guide' then public.open_door(p_facts, p_times[1], p_times[2], p_times[3], true)
    when 'close_door' then public.close_door(p_event)::text
    when 'end_device' then public.end_device(p_event, p_device)::text
  end;
  perform private.log(p_organiser, p_event, p_action, 0);
  return answer;
end
$$;
comment on function public.change_door is
  'Does at the door what an organiser asks for: open_door, or open_guide for a link that may write to the guests, with the facts of the event and three times, and the key of the link as the answer; close_door; or end_device.';


revoke all on all functions in schema private from public, anon, authenticated;
revoke all on all functions in schema public from public, anon, authenticated;
grant execute on all functions in schema public to service_role;
