-- What organisers set without a build: whether an event takes registrations, how many seats it has, and the urgent notice.

create table private.overrides (
  event_id text not null references private.events,
  fact text not null check (fact in ('state', 'capacity')),
  state text check (state in ('open', 'full', 'closed')),
  capacity int check (capacity between 1 and 100000),
  since timestamptz not null default now(),
  primary key (event_id, fact),
  constraint overrides_value check ((fact = 'state') = (state is not null) and (fact = 'capacity') = (capacity is not null))
);
comment on table private.overrides is
  'What an organiser says of an event in place of its content. A row holds until the content says something else of the same fact, or the organiser takes it back. Who said it is in private.organiser_log, at the same time.';
comment on column private.overrides.state is
  'open: whatever the opening time and the availability of the content are, until its closing time, or until the event ends if that was over. full, closed: as the availability of the content.';

create table private.notice (
  is_only_row boolean primary key default true check (is_only_row),
  id uuid not null default gen_random_uuid(),
  texts jsonb not null check (jsonb_typeof(texts) = 'object' and octet_length(texts::text) <= 10000),
  ends_at timestamptz not null,
  since timestamptz not null default now(),
  constraint notice_ends_soon check (ends_at > since and ends_at <= since + interval '7 days')
);
comment on table private.notice is
  'The urgent notice on every page of the site, by the real clock. Deleted after its end. Who set it is in private.organiser_log, at the same time.';
comment on column private.notice.id is 'Another one for each notice: a visitor who closes one sees the next.';
comment on column private.notice.texts is 'The text in each language of the site.';

alter table private.overrides enable row level security;
alter table private.notice enable row level security;

create function private.wanted_capacity(p_event private.events) returns int
  language sql stable security definer set search_path = '' as $$
    select coalesce(
      (select capacity from private.overrides where event_id = p_event.id and fact = 'capacity'), p_event.content_capacity
    )
  $$;
comment on function private.wanted_capacity is 'How many seats an organiser, or else the content, gives an event.';

create function private.end_overrides(p_before private.events) returns void
  language sql volatile security definer set search_path = '' as $$
    delete from private.overrides as override using private.events as event
      where event.id = p_before.id and override.event_id = event.id and case override.fact
        when 'capacity' then event.content_capacity <> p_before.content_capacity
        else (event.content_availability, event.called_off)
            is distinct from (p_before.content_availability, p_before.called_off)
          or override.state = 'open' and (event.content_opens_at, event.content_closes_at)
            is distinct from (p_before.content_opens_at, p_before.content_closes_at)
      end
  $$;
comment on function private.end_overrides is
  'Ends what an organiser said of an event where the content now says something else of the same fact than before. The caller holds the lock of the event.';

create function private.apply_overrides(p_event text) returns void
  language sql volatile security definer set search_path = '' as $$
    update private.events as event
      set availability = case when said.state = 'open' then null else coalesce(said.state, content_availability) end,
        opens_at = case when said.state = 'open' then null else content_opens_at end,
        -- Who opens an event before it closes does not mean another closing time.
        closes_at = case
          when said.state = 'open'
            and (content_closes_at is null or private.is_past(coalesce(as_of, said.since), content_closes_at))
            then ends_at
          else content_closes_at
        end,
        capacity = greatest(private.wanted_capacity(event), taken)
      from (values (null)) as always
      left join private.overrides as said on said.event_id = p_event and said.fact = 'state'
      where event.id = p_event
  $$;
comment on function private.apply_overrides is
  'Sets what counts of an event: what an organiser says, or else the content. The caller holds the lock of the event.';

create function public.override_event(
  p_organiser text, p_facts jsonb, p_fact text, p_state text, p_capacity int, p_mail boolean
) returns text language plpgsql volatile security definer set search_path = '' as $$
declare
  event private.events;
begin
  perform private.set_mail(p_mail);
  perform private.store_facts(p_facts);
  select * into event from private.events where id = p_facts ->> 'id';
  if private.is_past(event.as_of, event.ends_at) then
    return 'over';
  elsif p_state is not null and event.called_off then
    return 'called_off';
  elsif p_state is null and p_capacity is null then
    delete from private.overrides where event_id = event.id and fact = p_fact;
    if not found then
      return 'changed';
    end if;
  else
    insert into private.overrides (event_id, fact, state, capacity) values (event.id, p_fact, p_state, p_capacity)
      on conflict (event_id, fact) do update
        set state = excluded.state, capacity = excluded.capacity, since = excluded.since;
  end if;
  perform private.log(p_organiser, event.id, coalesce(
    case p_state when 'open' then 'open' when 'full' then 'mark_full' when 'closed' then 'close' end,
    case
      when p_capacity is not null then 'set_capacity'
      when p_fact = 'capacity' then 'reset_capacity'
      else 'follow_content'
    end
  ), coalesce(p_capacity, 0));
  perform private.apply_overrides(event.id);
  perform private.promote(event.id);
  return 'changed';
exception
  when check_violation or not_null_violation then
    raise exception 'override_invalid' using errcode = 'PT400';
end
$$;
comment on function public.override_event is
  'Says a fact of an event in place of its content: its state (open, full, closed) or its capacity; with neither, the content counts again. Nobody loses a seat, and who waits moves up. Answers changed, over (the event has ended) or called_off.';

create function public.event_settings(p_event text) returns jsonb
  language sql stable security definer set search_path = '' as $$
    select jsonb_build_object(
        'as_of', event.as_of, 'availability', event.availability, 'opens_at', event.opens_at,
        'closes_at', event.closes_at, 'ends_at', event.ends_at, 'capacity', event.capacity, 'taken', event.taken,
        'waiting', (
          select count(*) from private.registrations where event_id = event.id and registrations.state = 'waiting'
        ),
        'waiting_list', event.waiting_list, 'called_off', event.called_off,
        'untold', exists (
          select from private.registrations_and_guests as guest
            where guest.event_id = event.id and guest.state <> 'cancelled' and guest.email is not null
              and guest.created_at < event.changed_at and not exists (
                select from private.outbox as mail join private.messages as message on message.id = mail.message_id
                  where mail.registration_id = guest.id and message.created_at >= event.changed_at
              )
        ),
        'stored', (
          (select count(*) from private.registrations where event_id = event.id and registrations.state <> 'cancelled')
            + (select count(*) from private.personal_invitations where event_id = event.id)
        ),
        'content', jsonb_build_object('availability', event.content_availability, 'capacity', event.content_capacity),
        'overrides', (
          select coalesce(jsonb_object_agg(said.fact, jsonb_build_object(
              'state', said.state, 'capacity', said.capacity, 'since', said.since, 'organiser', (
                select organiser from private.organiser_log where event_id = event.id and at = said.since limit 1
              )
            )), '{}')
            from private.overrides as said where said.event_id = event.id
        )
      )
      from private.events as event where event.id = p_event
  $$;
comment on function public.event_settings is
  'What decides whether an event takes registrations, what its content says, what an organiser says in place of it, whether a guest has got no message since it was called off, moved, or takes place after all (untold), and how many registrations and invitations are stored. Null for an unknown event.';

create function public.set_notice(p_organiser text, p_texts jsonb, p_ends_at timestamptz) returns int
  language plpgsql volatile security definer set search_path = '' as $$
declare
  changed int;
begin
  if p_texts is null then
    delete from private.notice where ends_at > now();
  else
    insert into private.notice (texts, ends_at) values (p_texts, p_ends_at)
      on conflict (is_only_row) do update
        set id = excluded.id, texts = excluded.texts, ends_at = excluded.ends_at, since = excluded.since;
  end if;
  get diagnostics changed = row_count;
  if changed > 0 then
    insert into private.organiser_log (organiser, action, guests)
      values (p_organiser, case when p_texts is null then 'end_notice' else 'set_notice' end, 0);
  end if;
  return changed;
exception
  when check_violation or not_null_violation then
    raise exception 'notice_invalid' using errcode = 'PT400';
end
$$;
comment on function public.set_notice is
  'Sets the urgent notice, in place of an earlier one, until a time at most seven days ahead. Without texts, ends it. Answers how many notices were set or ended: 1 or 0.';

create function public.current_notice() returns jsonb
  language sql stable security definer set search_path = '' as $$
    select jsonb_build_object(
        'id', id, 'texts', texts, 'seconds', ceil(extract(epoch from ends_at - now()))::int, 'ends_at', ends_at,
        'since', since, 'organiser', (
          select organiser from private.organiser_log where event_id is null and at = since limit 1
        )
      )
      from private.notice where now() < ends_at
  $$;
comment on function public.current_notice is
  'The urgent notice that holds now, with the seconds until its end and who set it; null if there is none.';
