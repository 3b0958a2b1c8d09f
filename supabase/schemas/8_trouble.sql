-- Trouble that the organisers should hear of: in one mail a day at most, and on their page.

create function private.is_nearly_full(p_event private.events) returns boolean
  language sql stable set search_path = '' as $$
    -- The same as in src/site/features/organisers/attention.ts.
    select not p_event.called_off and p_event.capacity > 0 and p_event.taken >= 0.9 * p_event.capacity
      and p_event.ends_at > now() and not private.is_past(p_event.as_of, p_event.ends_at)
  $$;

create function private.trouble() returns jsonb
  language sql stable security definer set search_path = '' as $$
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
  language plpgsql volatile security definer set search_path = '' as $$
declare
  yesterday constant timestamptz := now() - interval '1 day';
  trouble jsonb;
begin
  -- Most calls end here or at the next return, without a lock.
  if exists (select from private.settings where told_at > yesterday) then
    return null;
  end if;
  trouble := private.trouble();
  if not private.is_trouble(trouble) then
    return null;
  end if;
  update private.settings set told_at = now() where coalesce(told_at <= yesterday, true);
  return case when found then trouble end;
end
$$;
comment on function public.claim_trouble is
  'Gives the trouble, as trouble() does, to one caller a day, who tells the organisers. Null: there is none, or they have been told.';

create function public.record_trouble(p_sent boolean, p_full text[]) returns void
  language plpgsql volatile security definer set search_path = '' as $$
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
