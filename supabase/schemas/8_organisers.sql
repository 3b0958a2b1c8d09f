-- The organisers: their sign-in with a code from a mail, their sessions, what they change, and the log of it.
--
-- Who is an organiser, the functions decide at each request (ORGANISERS). An address stands here so that they can.

create table private.sign_ins (
  challenge bytea primary key,
  answer bytea,
  organiser text,
  attempts int not null default 0,
  created_at timestamptz not null default now(),
  network bytea
);
create index sign_ins_organiser on private.sign_ins (organiser, created_at);
comment on table private.sign_ins is
  'Codes that were asked for. Kept for a day, because the codes of an address are counted; without an address for ten minutes.';
comment on column private.sign_ins.challenge is
  'SHA-256 of a secret of the browser that asked. Nobody else can use up the attempts, or use the code.';
comment on column private.sign_ins.answer is
  'SHA-256 of the secret and the code, which is stored nowhere. Null once the code was used.';
comment on column private.sign_ins.organiser is
  'The address that the code went to. Null if none was sent: it is of no organiser, or has asked too often.';
comment on column private.sign_ins.network is
  'The HMAC of the network that asked, as in private.recent; null if it is unknown.';

create table private.organiser_sessions (
  hash bytea primary key,
  organiser text not null,
  valid_until timestamptz not null
);
comment on table private.organiser_sessions is 'The sessions of organisers, by the real clock. Deleted when they end.';
comment on column private.organiser_sessions.hash is 'SHA-256 of the key in the cookie, which is stored nowhere.';

create table private.organiser_log (
  id bigint generated always as identity primary key,
  event_id text references private.events,
  organiser text not null,
  action text not null,
  guests int not null,
  at timestamptz not null default now()
);
create index organiser_log_event on private.organiser_log (event_id);
comment on table private.organiser_log is
  'What organisers changed: who, what, for how many guests, and when. Nothing about a guest. Erased with the guests of the event; what is about no event, after 90 days.';

create table private.pending_cancellations (
  registration_id bigint primary key references private.registrations on delete cascade,
  due_at timestamptz not null,
  send_mail boolean not null
);
create index pending_cancellations_due on private.pending_cancellations (due_at);
comment on table private.pending_cancellations is
  'Registrations that an organiser has cancelled less than a minute ago. Until due_at nothing has happened, and the organiser can take it back. The next call about the event carries it out.';

alter table private.sign_ins enable row level security;
alter table private.organiser_sessions enable row level security;
alter table private.organiser_log enable row level security;
alter table private.pending_cancellations enable row level security;

create function public.start_sign_in(
  p_challenge text, p_code text, p_organiser text, p_network text default null
) returns boolean
  language plpgsql volatile security definer set search_path = '' as $$
declare
  from_network constant bytea := decode(p_network, 'hex');
  may_send boolean := false;
begin
  if p_organiser is not null then
    -- One request of an address at a time, so that none is missing from the count.
    perform pg_advisory_xact_lock(hashtextextended('private.sign_ins ' || p_organiser, 0));
    -- A stranger who asks for codes does not lock the organiser out, who asks from elsewhere.
    select count(*) < 20 and count(*) filter (where created_at > now() - interval '1 hour') < 5 into may_send
      from private.sign_ins
      where organiser = p_organiser and network is not distinct from from_network
        and created_at > now() - interval '1 day';
    may_send := may_send and (
      select count(*) < 100 from private.sign_ins
        where organiser = p_organiser and created_at > now() - interval '1 day'
    );
  end if;
  insert into private.sign_ins (challenge, answer, organiser, network) values (
    private.hash_of(p_challenge), private.hash_of(p_challenge || p_code),
    case when may_send then p_organiser end, case when may_send then from_network end
  );
  return may_send;
end
$$;
comment on function public.start_sign_in is
  'Stores a code for the browser with a secret. p_organiser is null for an address of no organiser, and the same is done. Answers whether the code is to be sent: at most five an hour and twenty a day to an address from a network, and a hundred a day to an address.';

create function public.finish_sign_in(p_challenge text, p_code text) returns jsonb
  language plpgsql volatile security definer set search_path = '' as $$
declare
  tried private.sign_ins;
begin
  -- Counts the attempt before the code is compared, and raises nothing that would undo it.
  update private.sign_ins set attempts = attempts + 1
    where challenge = private.hash_of(p_challenge)
      and answer is not null and attempts < 5 and created_at > now() - interval '10 minutes'
    returning * into tried;
  if tried.challenge is null then
    return jsonb_build_object('outcome', 'code_ended');
  elsif tried.organiser is null or tried.answer <> private.hash_of(p_challenge || p_code) then
    return jsonb_build_object('outcome', case when tried.attempts < 5 then 'code_wrong' else 'code_ended' end);
  end if;
  update private.sign_ins set answer = null where challenge = tried.challenge;
  return jsonb_build_object(
    'outcome', 'signed_in', 'organiser', tried.organiser, 'session', public.open_session(tried.organiser)
  );
end
$$;
comment on function public.finish_sign_in is
  'Compares a code, five times at most, within ten minutes, and once if it is right. Answers the outcome: signed_in with the organiser and the key of a session, code_wrong or code_ended.';

create function public.open_session(p_organiser text) returns text
  language plpgsql volatile security definer set search_path = '' as $$
declare
  key constant text := private.random_token();
begin
  insert into private.organiser_sessions (hash, organiser, valid_until)
    values (private.hash_of(key), p_organiser, now() + interval '12 hours');
  return key;
end
$$;
comment on function public.open_session is 'Begins a session of 12 hours, and answers its key.';

create function public.organiser_of(p_session text) returns text
  language sql stable security definer set search_path = '' as $$
    select organiser from private.organiser_sessions where hash = private.hash_of(p_session) and now() < valid_until
  $$;
comment on function public.organiser_of is 'The address whose session it is; null if there is none, or it has ended.';

create function public.end_sessions(p_session text, p_everywhere boolean) returns int
  language plpgsql volatile security definer set search_path = '' as $$
declare
  ended int;
begin
  delete from private.organiser_sessions
    where hash = private.hash_of(p_session) or (p_everywhere and organiser = public.organiser_of(p_session));
  get diagnostics ended = row_count;
  return ended;
end
$$;
comment on function public.end_sessions is
  'Ends a session, or all sessions of its organiser. Answers how many were ended.';

create function private.log(p_organiser text, p_event text, p_action text, p_guests int default 1) returns void
  language sql volatile security definer set search_path = '' as $$
    insert into private.organiser_log (event_id, organiser, action, guests)
      select id, p_organiser, p_action, p_guests from private.events where id = p_event
  $$;
comment on function private.log is 'Notes what an organiser changed.';

create function private.cancellations_due(p_event text) returns bigint[]
  language sql stable security definer set search_path = '' as $$
    -- Few are pending. With the limit, this reads no other registration of the event, also before PostgreSQL has analysed
    -- the tables.
    select array(
        select pending.registration_id
          from private.pending_cancellations as pending
          cross join lateral (
            select event_id, state from private.registrations where id = pending.registration_id limit 1
          ) as registration
          where pending.due_at <= now() and registration.event_id = p_event
          order by registration.state = 'registered', pending.registration_id
          limit private.max_promotions()
      )
  $$;
comment on function private.cancellations_due is
  'The registrations to be cancelled now, at most so many that a call ends in time. Those who wait come first: otherwise they would move up meanwhile.';

create function private.cancel_due(p_event text) returns void
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

create function public.organiser_overview(
  p_events jsonb,
  -- That of the exhibition, in which its days begin.
  p_time_zone text default 'UTC'
) returns jsonb language plpgsql volatile security definer set search_path = '' as $$
declare
  zone text := p_time_zone;
begin
  begin
    perform now() at time zone zone;
  exception when invalid_parameter_value then
    -- A zone that this PostgreSQL does not know yet is no reason to show nothing.
    zone := 'UTC';
  end;
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
      select coalesce(jsonb_agg(jsonb_build_object(
          'event', event.id, 'ends_at', event.ends_at, 'capacity', event.capacity, 'taken', event.taken,
          'waiting', settings -> 'waiting', 'settings', settings,
          'arrived', (select coalesce(sum(arrived), 0) from private.registrations where event_id = event.id),
          'held_back', private.is_held_back(event.id),
          'erased', case
            when (settings -> 'stored')::int = 0 and private.is_past(event.as_of, event.ends_at) then event.erased
          end,
          'days', (
            select coalesce(jsonb_agg(jsonb_build_array(day, seats) order by day), '[]') from (
              select (created_at at time zone zone)::date as day, sum(seats) as seats
                from private.registrations where event_id = event.id and state <> 'cancelled' group by 1
            ) as by_day
          )
        ) order by event.ends_at, event.id), '[]')
        from private.events as event cross join public.event_settings(event.id) as settings
    ),
    'mail', (
      select coalesce(jsonb_agg(to_jsonb(unsent)), '[]') from (
        select recipient.event_id as event, mail.fault, count(*) as mails,
            case when mail.refused_at is null then 'waiting' else 'refused' end as state
          from private.outbox as mail join private.recipients as recipient on recipient.mail_id = mail.id
          where mail.sent_at is null and private.concerns_organisers(mail) group by 1, 2, 4 order by 1, 4, 2
      ) as unsent
    ),
    'mail_set_up', public.mail_is_set_up(),
    'newest_build', (
      select max(built_at) from private.events where id in (select value ->> 'id' from jsonb_array_elements(p_events))
    ),
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
  'Updates events with the facts of a build, carries out cancellations that are due, and answers all events with their numbers, what decides whether they take registrations, and the seats that were taken on each day, the mails that have not been sent, whether mail is set up, the time of the newest build that has updated these events, the trouble, and the last changes by organisers.';

create function public.organiser_guests(p_event text, p_since bigint) returns jsonb
  language sql stable security definer set search_path = '' as $$
    select jsonb_build_object(
        'revision', list.revision,
        'capacity', event.capacity, 'taken', event.taken,
        'pending', (
          select coalesce(jsonb_object_agg(pending.registration_id, pending.due_at), '{}')
            from private.pending_cancellations as pending
            join private.registrations as registration on registration.id = pending.registration_id
            where registration.event_id = event.id and registration.state <> 'cancelled'
        ),
        'guests', case when p_since is distinct from list.revision then (
          select coalesce(jsonb_agg(jsonb_build_object(
              'id', guest.id::text, 'revision', guest.revision, 'name', guest.full_name, 'email', guest.email,
              'state', guest.state, 'seats', guest.seats, 'arrived', guest.arrived, 'locale', guest.locale,
              'created_at', guest.created_at, 'walk_in', guest.walk_in, 'unsent', unsent.registration_id is not null
            ) order by guest.id), '[]')
            from private.registrations_and_guests as guest
            left join (
              select distinct registration_id from private.outbox
                where sent_at is null and (fault is not null or refused_at is not null) and kind <> 'moved'
            ) as unsent on unsent.registration_id = guest.id
            where guest.event_id = event.id and guest.state <> 'cancelled'
        ) end
      )
      from private.events as event
      cross join lateral (
        -- A guest who is erased leaves no revision, but is not counted any more.
        select private.last_revision(event.id) * 100000 + count(*) as revision
          from private.registrations where event_id = event.id and state <> 'cancelled'
      ) as list
      where event.id = p_event
  $$;
comment on function public.organiser_guests is
  'The numbers of an event, when pending cancellations are due, and all guests in the order of registration; null in place of the guests if none has changed since a revision. unsent: the last attempt to send a mail failed. Null for an unknown event.';

create function private.facts_of(p_mail private.outbox) returns jsonb
  language sql immutable set search_path = '' as $$
    select jsonb_build_object(
        'kind', p_mail.kind, 'created_at', p_mail.created_at, 'sent_at', p_mail.sent_at,
        'refused_at', p_mail.refused_at, 'fault', p_mail.fault, 'status', p_mail.status
      )
  $$;
comment on function private.facts_of is 'What is told about a mail to a guest.';

create function private.stored_about(p_address text, p_event text, p_id bigint) returns jsonb
  language sql stable security definer set search_path = '' as $$
    select jsonb_build_object(
        'registrations', (
          select coalesce(jsonb_agg(jsonb_build_object(
              'event', guest.event_id, 'state', guest.state, 'full_name', guest.full_name, 'email', guest.email,
              'attendance', guest.attendance, 'persons', guest.persons, 'seats', guest.seats, 'locale', guest.locale,
              'notice_version', guest.notice_version, 'created_at', guest.created_at, 'arrived', guest.arrived,
              'walk_in', guest.walk_in, 'kept_until', private.kept_until(event),
              'new_email', (select email from private.new_addresses where registration_id = guest.id),
              'mails', (
                select coalesce(jsonb_agg(private.facts_of(mail) order by mail.created_at), '[]')
                  from private.outbox as mail where mail.registration_id = guest.id
              )
            ) order by guest.event_id is distinct from p_event, guest.id), '[]')
            from private.registrations_and_guests as guest join private.events as event on event.id = guest.event_id
            where guest.state <> 'cancelled' and (guest.id = p_id or guest.address = p_address)
        ),
        'invitations', (
          select coalesce(jsonb_agg(jsonb_build_object(
              'event', answer.event_id, 'state', answer.state, 'full_name', answer.full_name, 'email', answer.email,
              'max_seats', answer.max_seats, 'seats', answer.seats, 'locale', answer.locale,
              'created_at', answer.created_at, 'declined_at', invitation.declined_at, 'revoked_at', invitation.revoked_at,
              'kept_until', private.kept_until(event),
              'mails', (
                select coalesce(jsonb_agg(private.facts_of(mail) order by mail.created_at), '[]')
                  from private.outbox as mail where mail.invitation_id = answer.id and mail.registration_id is null
              )
            ) order by answer.event_id), '[]')
            from private.answers as answer
            join private.personal_invitations as invitation on invitation.id = answer.id
            join private.events as event on event.id = answer.event_id
            where private.normalise(answer.email) = p_address or invitation.revoked_hash = private.hash_of(p_address)
        ),
        'cancellations', (
          select coalesce(jsonb_agg(jsonb_build_object(
              'event', gone.event_id, 'full_name', coalesce(mail.full_name, withdrawn.full_name),
              'email', coalesce(mail.email, withdrawn.email), 'withdrawn_at', withdrawn.withdrawn_at,
              'mail', case when mail.id is not null then private.facts_of(mail) end
            ) order by gone.id), '[]')
            from private.registrations as gone
            left join private.withdrawn_guests as withdrawn on withdrawn.registration_id = gone.id
            left join private.outbox as mail
              on mail.registration_id = gone.id and mail.kind = 'cancelled' and mail.email is not null
            where gone.state = 'cancelled'
              and (private.normalise(mail.email) = p_address or withdrawn.address = p_address)
        )
      )
  $$;
comment on function private.stored_about is
  'Everything that is stored about an address, in all events: registrations, that of p_event first; invitations, also revoked ones, of which only a hash is left; and cancellations that can be taken back, or whose mail has not been sent. p_id is a registration that may have no address.';

create function public.person_data(p_event text, p_id bigint) returns jsonb
  language sql stable security definer set search_path = '' as $$
    select private.stored_about(address, p_event, p_id) from private.registrations_and_guests
      where event_id = p_event and id = p_id and state <> 'cancelled'
  $$;
comment on function public.person_data is
  'Everything that is stored about the person of a registration, as private.stored_about() says (GDPR, Articles 15 and 20). Null if there is no such registration.';

create function public.find_person(p_email text) returns jsonb
  language sql stable security definer set search_path = '' as $$
    select private.stored_about(private.normalise(p_email), null, null)
  $$;
comment on function public.find_person is
  'Everything that is stored about the person with an address, as private.stored_about() says (GDPR, Articles 15 and 20).';

create function private.lock_guest(p_event text, p_id bigint) returns private.registrations_and_guests
  language plpgsql volatile security definer set search_path = '' as $$
declare
  guest private.registrations_and_guests;
begin
  perform from private.events where id = p_event for no key update;
  select * into guest from private.registrations_and_guests
    where id = p_id and event_id = p_event and state <> 'cancelled';
  return guest;
end
$$;
comment on function private.lock_guest is 'Locks an event, and finds one of its registrations. Null if it is cancelled or erased.';

create function private.make_room(p_event text, p_seats int, p_over boolean) returns boolean
  language plpgsql volatile security definer set search_path = '' as $$
begin
  if p_over then
    update private.events set capacity = greatest(capacity, taken + p_seats) where id = p_event;
    return true;
  end if;
  return exists (
    select from private.events
      where id = p_event and taken + p_seats <= capacity
  );
end
$$;
comment on function private.make_room is
  'Whether an event has so many further seats. With p_over it gets them, and more than its content says, until seats become free. The caller holds the lock of the event.';

create function public.add_guest(
  p_organiser text, p_facts jsonb, p_submission_id uuid, p_full_name text, p_email text, p_attendance text, p_persons int,
  p_locale text, p_over boolean, p_waiting boolean, p_mail boolean
) returns jsonb language plpgsql volatile security definer set search_path = '' as $$
declare
  event private.events;
  earlier private.registrations_and_guests;
  new_state text := 'registered';
begin
  perform private.set_mail(p_mail);
  event := private.follow_build(p_facts);
  if event.called_off then
    return jsonb_build_object('outcome', 'called_off');
  end if;
  earlier := private.registration_of_submission(event.id, p_submission_id);
  -- The answer was lost, and the form is sent again.
  if earlier.id is not null then
    return jsonb_build_object('outcome', earlier.state);
  elsif (private.registration_of_address(event.id, p_email)).id is not null then
    return jsonb_build_object('outcome', 'email_taken');
  end if;
  if p_waiting then
    new_state := 'waiting';
  elsif not p_over and private.next_waiting(event.id) is not null
    or not private.make_room(event.id, private.seats_of(p_attendance, p_persons), p_over) then
    return jsonb_build_object('outcome', 'capacity_full', 'may_wait', event.waiting_list and public.mail_is_set_up());
  end if;
  perform private.queue_mail(private.add_registration(
    event.id, new_state, p_submission_id, p_full_name, p_email, p_attendance, p_persons, p_locale, 'by hand'
  ), new_state);
  perform private.log(p_organiser, event.id, case when p_over then 'add_over' else 'add' end);
  return jsonb_build_object('outcome', new_state);
exception
  -- PostgreSQL's own messages would repeat the whole row.
  when check_violation or not_null_violation or unique_violation then
    raise exception 'registration_invalid' using errcode = 'PT400';
end
$$;
comment on function public.add_guest is
  'Registers a guest by hand, whatever the times of the event are, and queues the mail unless the event is over. Answers the outcome: registered, waiting, called_off, email_taken, or capacity_full with may_wait. With p_over the event takes more than its capacity.';

create function public.edit_guest(
  p_organiser text, p_event text, p_id bigint, p_revision bigint, p_full_name text, p_email text, p_seats int,
  p_locale text, p_over boolean, p_mail boolean
) returns text language plpgsql volatile security definer set search_path = '' as $$
declare
  guest private.registrations_and_guests;
  is_other_address boolean;
begin
  perform private.set_mail(p_mail);
  guest := private.lock_guest(p_event, p_id);
  if guest.id is null then
    return 'gone';
  end if;
  is_other_address := guest.address is distinct from private.normalise(p_email);
  if (guest.full_name, guest.email, guest.seats, guest.locale) is not distinct from (p_full_name, p_email, p_seats, p_locale) then
    -- Also for an organiser whose answer was lost.
    return 'changed';
  elsif guest.revision <> p_revision then
    return 'changed_meanwhile';
  elsif p_seats < guest.arrived then
    return 'arrived';
  elsif guest.attendance is not null and p_seats > 2 then
    raise exception 'registration_invalid' using errcode = 'PT400';
  elsif is_other_address and (private.registration_of_address(p_event, p_email)).id is not null then
    return 'email_taken';
  elsif is_other_address and (private.personal_invitation_of(p_event, guest.email)).id is not null then
    return 'invited';
  elsif guest.state = 'registered' and p_seats > guest.seats
    and not private.make_room(p_event, p_seats - guest.seats, p_over) then
    return 'capacity_full';
  end if;

  if is_other_address then
    perform private.end_links(guest);
    delete from private.corrections where registration_id = guest.id;
  end if;
  -- First, because a worker that holds the mail may need the key of the registration, which the update locks.
  if p_email is not null and (is_other_address or p_seats <> guest.seats) then
    perform private.queue_mail(guest, case when is_other_address then guest.state else 'changed' end);
  end if;
  -- The form that was sent before no longer says what is registered: sent again, it is not the same submission.
  update private.guests set full_name = p_full_name, email = p_email, submission_id = gen_random_uuid()
    where registration_id = guest.id;
  update private.registrations
    set locale = p_locale,
      attendance = case when attendance is not null then case p_seats when 2 then 'plusOne' else 'solo' end end,
      persons = case when persons is not null then p_seats end
    where id = guest.id;
  perform private.log(p_organiser, p_event, 'edit');
  perform private.promote(p_event);
  return 'changed';
exception
  -- PostgreSQL's own messages would repeat the whole row.
  when check_violation or not_null_violation or unique_violation then
    raise exception 'registration_invalid' using errcode = 'PT400';
end
$$;
comment on function public.edit_guest is
  'Changes a registration. p_revision is that of the registration when the organiser saw it. A new address or number of seats is mailed, with a new link; the links of another address end. Answers changed, gone, changed_meanwhile, arrived, email_taken, invited (the address is that of a personal invitation) or capacity_full.';

create function public.cancel_guests(p_organiser text, p_event text, p_ids bigint[], p_send boolean) returns int
  language plpgsql volatile security definer set search_path = '' as $$
declare
  pending int;
begin
  perform from private.events where id = p_event for no key update;
  insert into private.pending_cancellations (registration_id, due_at, send_mail)
    select id, now() + interval '1 minute', p_send
      from private.registrations where event_id = p_event and id = any (p_ids) and state <> 'cancelled'
    on conflict (registration_id) do update set send_mail = excluded.send_mail;
  get diagnostics pending = row_count;
  if pending > 0 then
    perform private.log(p_organiser, p_event, 'cancel', pending);
  end if;
  return pending;
end
$$;
comment on function public.cancel_guests is
  'Cancels registrations in a minute, with a mail to each guest or without. Answers how many.';

create function public.keep_guests(p_organiser text, p_event text, p_ids bigint[]) returns int
  language plpgsql volatile security definer set search_path = '' as $$
declare
  kept int;
begin
  perform from private.events where id = p_event for no key update;
  delete from private.pending_cancellations as pending using private.registrations as registration
    where registration.id = pending.registration_id and registration.event_id = p_event
      and registration.id = any (p_ids) and registration.state <> 'cancelled';
  get diagnostics kept = row_count;
  if kept > 0 then
    perform private.log(p_organiser, p_event, 'keep', kept);
  end if;
  return kept;
end
$$;
comment on function public.keep_guests is
  'Takes back the cancellations that have not been carried out. Answers how many: 0 if it is too late.';

create function public.resend_to_guest(p_organiser text, p_event text, p_id bigint, p_mail boolean) returns text
  language plpgsql volatile security definer set search_path = '' as $$
declare
  guest private.registrations_and_guests;
begin
  perform private.set_mail(p_mail);
  guest := private.lock_guest(p_event, p_id);
  if guest.email is null then
    return 'gone';
  elsif not public.mail_is_set_up() then
    return 'no_mail';
  elsif private.is_over(p_event) then
    return 'over';
  end if;
  perform private.queue_mail(guest, guest.state);
  perform private.log(p_organiser, p_event, 'resend');
  return 'changed';
end
$$;
comment on function public.resend_to_guest is
  'Queues the mail that says the state of a registration, with a new link. Answers changed, gone, no_mail or over: after the event, no such mail is sent.';

create function public.move_up_guest(p_organiser text, p_event text, p_id bigint, p_over boolean, p_mail boolean)
  returns text
  language plpgsql volatile security definer set search_path = '' as $$
declare
  guest private.registrations_and_guests;
begin
  perform private.set_mail(p_mail);
  guest := private.lock_guest(p_event, p_id);
  if guest.id is null then
    return 'gone';
  elsif guest.state = 'registered' then
    -- Also for an organiser whose answer was lost.
    return 'changed';
  elsif guest.state <> 'waiting' then
    return 'changed_meanwhile';
  elsif (select called_off from private.events where id = p_event) then
    return 'called_off';
  elsif not private.make_room(p_event, guest.seats, p_over) then
    return 'capacity_full';
  end if;
  update private.registrations set state = 'registered' where id = guest.id;
  select * into guest from private.registrations_and_guests where id = guest.id;
  perform private.queue_mail(guest, 'promoted');
  perform private.log(p_organiser, p_event, case when p_over then 'move_up_over' else 'move_up' end);
  return 'changed';
end
$$;
comment on function public.move_up_guest is
  'Gives a guest who waits a seat before the others, and queues the mail. Answers changed, gone, changed_meanwhile, called_off or capacity_full. With p_over the event takes more than its capacity.';

create function private.erase_everywhere(p_organiser text, p_address text) returns int
  language plpgsql volatile security definer set search_path = '' as $$
declare
  event text;
  erased int;
  erased_in_all int := 0;
begin
  for event in
    select id from private.events
      where exists (select from private.guests where event_id = events.id and address = p_address)
        or exists (select from private.invited_guests where event_id = events.id and address = p_address)
        or exists (
          select from private.personal_invitations
            where event_id = events.id and revoked_hash = private.hash_of(p_address)
        )
        or exists (select from private.withdrawn_guests where event_id = events.id and address = p_address)
        or exists (
          select from private.outbox as mail join private.registrations as gone on gone.id = mail.registration_id
            where gone.event_id = events.id and private.normalise(mail.email) = p_address
        )
      order by id for no key update
  loop
    erased := private.erase_person(event, p_address);
    if erased > 0 then
      perform private.log(p_organiser, event, 'erase', erased);
      perform private.promote(event);
    end if;
    erased_in_all := erased_in_all + erased;
  end loop;
  -- What somebody has typed, who need not be this person. Last, because whoever holds a mail waits for nothing.
  delete from private.new_addresses where private.normalise(email) = p_address;
  delete from private.outbox where kind in ('links', 'address', 'moved') and private.normalise(email) = p_address;
  return erased_in_all;
end
$$;
comment on function private.erase_everywhere is
  'Erases everything about an address, in all events, without a mail, and frees the seats. Answers how many registrations and invitations were erased.';

create function public.erase_guest(p_organiser text, p_event text, p_id bigint) returns int
  language plpgsql volatile security definer set search_path = '' as $$
declare
  person private.registrations_and_guests;
begin
  select * into person from private.registrations_and_guests where id = p_id and event_id = p_event;
  if person.address is not null then
    return private.erase_everywhere(p_organiser, person.address);
  end if;
  -- Added at the door, without an address.
  person := private.lock_guest(p_event, p_id);
  if person.id is null then
    return 0;
  end if;
  delete from private.registrations where id = person.id;
  perform private.log(p_organiser, p_event, 'erase');
  perform private.promote(p_event);
  return 1;
end
$$;
comment on function public.erase_guest is
  'Erases everything about the person of a registration, as private.erase_everywhere() does. Answers how many registrations and invitations were erased.';

create function public.erase_person(p_organiser text, p_email text) returns int
  language sql volatile security definer set search_path = '' as $$
  select private.erase_everywhere(p_organiser, private.normalise(p_email))
$$;
comment on function public.erase_person is
  'Erases everything about the person with an address, as private.erase_everywhere() does. Answers how many registrations and invitations were erased.';

create function public.erase_guests(p_organiser text, p_event text, p_ids bigint[]) returns int
  language plpgsql volatile security definer set search_path = '' as $$
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

create function public.erase_event(p_organiser text, p_event text) returns int
  language plpgsql volatile security definer set search_path = '' as $$
declare
  erased int;
begin
  perform from private.events where id = p_event for no key update;
  if not private.has_guests(p_event) then
    return 0;
  end if;
  select count(*) into erased from private.personal_invitations where event_id = p_event;
  erased := erased + private.erase(p_event);
  perform private.log(p_organiser, p_event, 'erase_event', erased);
  return erased;
end
$$;
comment on function public.erase_event is
  'Erases everything about the guests of an event before its time, without mails, as private.erase() says. Answers how many registrations, apart from cancelled ones, and invitations were erased.';

create function public.find_guests(p_from timestamptz, p_until timestamptz, p_domain text) returns jsonb
  language sql stable security definer set search_path = '' as $$
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

create function public.organiser_door(p_event text) returns jsonb
  language sql stable security definer set search_path = '' as $$
    select jsonb_build_object(
        'links', (select count(*) from private.door_links where event_id = p_event and now() < valid_until),
        'devices', (
          select coalesce(jsonb_agg(jsonb_build_object(
              'id', id::text, 'device', device, 'guide', may_write
            ) order by id), '[]')
            from private.door_keys where event_id = p_event and now() < valid_until
        )
      )
  $$;
comment on function public.organiser_door is
  'How many links to the door of an event are or will be valid, and the devices there.';

create function public.change_door(
  p_organiser text, p_event text, p_action text, p_facts jsonb, p_times timestamptz[], p_device bigint
) returns text language plpgsql volatile security definer set search_path = '' as $$
declare
  answer text;
begin
  if p_facts is not null then
    perform private.follow_build(p_facts);
  else
    perform from private.events where id = p_event for no key update;
  end if;
  delete from private.door_links where event_id = p_event and now() >= valid_until;
  delete from private.door_keys where event_id = p_event and now() >= valid_until;
  case p_action
    when 'open_door', 'open_guide' then
      answer := private.random_token();
      insert into private.door_links (hash, event_id, valid_from, admits_until, valid_until, may_write) values (
        private.hash_of(answer), p_event, p_times[1], p_times[2], p_times[3], p_action = 'open_guide'
      );
    when 'close_door' then
      delete from private.door_keys where event_id = p_event;
      delete from private.door_links where event_id = p_event;
      get diagnostics answer = row_count;
    when 'end_device' then
      delete from private.door_keys where event_id = p_event and id = p_device;
      get diagnostics answer = row_count;
  end case;
  -- No device needs them.
  delete from private.erased_guests where event_id = p_event and not private.has_open_door(p_event);
  perform private.log(p_organiser, p_event, p_action, 0);
  return answer;
end
$$;
comment on function public.change_door is
  'Does at the door what an organiser asks for, and deletes what no device there needs any more. open_door, or open_guide for a link that may write to the guests, makes a link with the facts of the event and three times, and answers its key; earlier links remain valid. close_door ends all links and the keys of all devices, and answers how many links were valid, or were to become valid. end_device ends the key of one device, and answers how many were ended: 1 or 0.';
