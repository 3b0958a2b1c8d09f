-- It is stored when an event was called off: whether somebody has written to its guests since. Nobody is added to it, or
-- moves up. A list that is sent again says why a guest was not invited. A cancellation says what taking it back would give.

alter table private.events add column called_off_at timestamptz;
update private.events set called_off_at = built_at where called_off;
comment on column private.events.called_off_at is
  'When the content said so first, by the real clock. Null for an event that takes place.';

create or replace function private.store_facts(p_facts jsonb)
  returns void language plpgsql volatile security definer set search_path = '' as $$
declare
  facts constant private.events := jsonb_populate_record(null::private.events, p_facts);
  event private.events;
begin
  -- A fact without a column would be ignored. This is the error of a missing migration.
  if not to_jsonb(facts) ?& array(select jsonb_object_keys(p_facts)) then
    raise exception 'unknown_fact' using errcode = 'undefined_column';
  end if;
  -- Comparisons and greatest() ignore null: missing facts would be taken for old ones, or for a full event.
  if facts.id is null or facts.built_at is null or facts.capacity is null then
    raise exception 'registration_invalid' using errcode = 'PT400';
  end if;

  -- One guest at a time. Each of the next statements sees what was committed before it began. One statement that locks
  -- and counts would count what there was before it waited.
  select * into event from private.events where id = facts.id for no key update;
  if not found then
    insert into private.events (
      id, built_at, as_of, capacity, content_capacity, opens_at, content_opens_at, closes_at, content_closes_at, ends_at,
      latest_end, availability, content_availability, called_off, called_off_at, waiting_list, retention_days
    ) values (
      facts.id, facts.built_at, facts.as_of, facts.capacity, facts.capacity, facts.opens_at, facts.opens_at,
      facts.closes_at, facts.closes_at, facts.ends_at, facts.ends_at, facts.availability, facts.availability,
      coalesce(facts.called_off, false), case when facts.called_off then now() end,
      coalesce(facts.waiting_list, false), coalesce(facts.retention_days, 30)
    ) on conflict do nothing;
    select * into event from private.events where id = facts.id for no key update;
  end if;

  if facts.built_at > event.built_at then
    update private.events
      set built_at = facts.built_at,
        as_of = facts.as_of,
        content_capacity = facts.capacity,
        content_opens_at = facts.opens_at,
        content_closes_at = facts.closes_at,
        content_availability = facts.availability,
        called_off = coalesce(facts.called_off, false),
        called_off_at = case when facts.called_off then coalesce(called_off_at, now()) end,
        ends_at = facts.ends_at,
        -- While an event has no guests, its end has been promised to nobody.
        latest_end = case when private.has_guests(facts.id) then greatest(latest_end, facts.ends_at) else facts.ends_at end,
        waiting_list = coalesce(facts.waiting_list, false),
        retention_days = coalesce(facts.retention_days, 30)
      where id = facts.id;
    perform private.end_overrides(event);
    perform private.apply_overrides(facts.id);
  end if;
end
$$;
comment on function private.store_facts is
  'Locks an event, and updates it with the facts of a build unless they are older than its own. The facts are one JSON object, whose keys are columns of private.events.';

create or replace function private.takes_waiting(p_event private.events) returns boolean
  language sql stable set search_path = '' as $$
    select p_event.waiting_list and p_event.availability is null and public.mail_is_set_up()
  $$;
comment on function private.takes_waiting is
  'Whether guests may wait for a seat of an event that is full: not if it is said by hand that it is, nor without mail.';

create or replace function public.register(
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

create or replace function private.found_registration(p_guest private.registrations_and_guests) returns jsonb
  language sql stable security definer set search_path = '' as $$
    select jsonb_build_object(
        'event', event.id, 'state', p_guest.state, 'seats', p_guest.seats, 'attendance', p_guest.attendance,
        'full_name', p_guest.full_name, 'revision', p_guest.revision, 'invited', invitation.id is not null,
        -- For functions of earlier deploys, which ask for it.
        'arrived', p_guest.arrived,
        'free', case
          when p_guest.state = 'registered' and invitation.id is null and refusal.code is null
            then event.capacity - event.taken
          else 0
        end,
        'full', refusal.code is not distinct from 'capacity_full',
        'closed', refusal.code is not distinct from 'registration_closed',
        'withdrawn', coalesce(refusal.code, 'capacity_full') = 'capacity_full'
          and (private.withdrawn_guest(p_guest.id)).registration_id is not null,
        'restorable', case
          when again.code is null then 'registered'
          when again.code = 'capacity_full' and private.takes_waiting(event) then 'waiting'
        end
      )
      from private.events as event,
        private.personal_invitation_of(event.id, p_guest.email) as invitation,
        private.refusal_of(event, 1) as refusal (code),
        private.refusal_of(event, p_guest.seats) as again (code)
      where event.id = p_guest.event_id and not private.is_past(event.as_of, event.ends_at)
  $$;

create or replace function public.find_registration(p_token text) returns jsonb
  language sql stable security definer set search_path = '' as $$
    select private.found_registration(guest) || jsonb_build_object('new_email', new_address.email)
      from private.new_address_of_token(p_token) as new_address,
        private.registrations_and_guests as guest
      where guest.id = coalesce(new_address.registration_id, (private.registration_of_token(p_token)).id)
  $$;
comment on function public.find_registration is
  'The registration of a link; null if the link is unknown, or the event is over. A cancelled one has no name; withdrawn says whether that can be taken back within its time, and restorable, what the registration would be then now: registered, waiting or null. invited says whether there is an invitation of the address; free, how many seats can be added; full, whether others would take the seats at once; closed, whether registration has closed. new_email is the address that the link confirms, otherwise null.';

create or replace function public.restore_registration(
  p_token text,
  p_facts jsonb,
  -- Whether the guest wants to wait if no seat is left.
  p_waiting boolean,
  -- The revision of the registration that the form showed; null: any.
  p_revision bigint,
  p_mail boolean
) returns jsonb language plpgsql volatile security definer set search_path = '' as $$
declare
  event private.events;
  guest private.registrations_and_guests;
  withdrawn private.withdrawn_guests;
  new_state text := 'registered';
  outcome text := 'restored';
begin
  perform private.set_mail(p_mail);
  if (private.registration_of_token(p_token)).event_id is distinct from p_facts ->> 'id' then
    return null;
  end if;
  event := private.follow_build(p_facts);
  guest := private.lock_registration_of_token(p_token);
  if guest.id is null then
    return null;
  end if;
  withdrawn := private.withdrawn_guest(guest.id);
  if guest.state <> 'cancelled' then
    -- A guest whose answer was lost sends the form again.
    return public.find_registration(p_token) || jsonb_build_object('outcome', outcome);
  elsif guest.revision <> p_revision then
    outcome := 'changed_meanwhile';
  elsif withdrawn.registration_id is null then
    outcome := 'too_late';
  elsif (private.registration_of_address(event.id, withdrawn.email)).id is not null then
    outcome := 'email_taken';
  elsif private.has_many_registrations(withdrawn.email) then
    outcome := 'too_many_registrations';
  else
    outcome := coalesce(private.refusal_of(event, guest.seats), outcome);
    if outcome = 'capacity_full' and private.takes_waiting(event) then
      outcome := case when p_waiting then 'restored' else 'may_wait' end;
      new_state := 'waiting';
    end if;
  end if;
  if outcome = 'restored' then
    -- A new row, with a new place in the order of the waiting list. The links lead to it.
    delete from private.withdrawn_guests where registration_id = guest.id;
    perform private.forget_unsent_mail(guest);
    withdrawn.registration_id := (private.add_registration(
      event.id, new_state, gen_random_uuid(), withdrawn.full_name, withdrawn.email, guest.attendance, guest.persons,
      guest.locale, guest.notice_version
    )).id;
    update private.tokens set registration_id = withdrawn.registration_id where registration_id = guest.id;
    delete from private.registrations where id = guest.id;
    perform private.queue_mail(restored, new_state) from private.registrations_and_guests as restored
      where restored.id = withdrawn.registration_id;
  end if;
  return public.find_registration(p_token) || jsonb_build_object('outcome', outcome);
end
$$;
comment on function public.restore_registration is
  'Takes a cancellation back, if the seats are free. Answers null, or as find_registration() with the outcome: restored, changed_meanwhile, too_late, may_wait, email_taken, capacity_full, registration_not_open, registration_closed or too_many_registrations.';

create or replace function public.create_personal_invitations(p_facts jsonb, p_guests jsonb, p_send boolean)
  returns jsonb language plpgsql volatile security definer set search_path = '' as $$
declare
  event private.events;
  guest record;
  new_id bigint;
  new_invitations bigint[] := '{}';
  linked bigint[];
  skipped jsonb := '[]';
begin
  if p_send then
    perform private.require_mail();
  end if;
  event := private.follow_build(p_facts);
  for guest in
    select * from jsonb_to_recordset(p_guests) as guest(full_name text, email text, locale text, max_seats int)
  loop
    if exists (
      select from private.invited_guests where event_id = event.id and address = private.normalise(guest.email)
    ) then
      skipped := skipped || jsonb_build_object('email', guest.email, 'why', 'existing');
    elsif exists (
      select from private.personal_invitations
        where event_id = event.id and revoked_hash = private.hash_of(private.normalise(guest.email))
    ) then
      skipped := skipped || jsonb_build_object('email', guest.email, 'why', 'revoked');
    else
      insert into private.personal_invitations (event_id, locale, max_seats) values (event.id, guest.locale, guest.max_seats)
        returning id into new_id;
      insert into private.invited_guests (invitation_id, event_id, full_name, email)
        values (new_id, event.id, guest.full_name, guest.email);
      new_invitations := new_invitations || new_id;
    end if;
  end loop;
  -- A mail asks whether the guest will come.
  linked := array(
    select id from private.answers where id = any (new_invitations) and (state = 'silent' or not p_send)
  );
  return jsonb_build_object(
    'created', private.invite(linked, 'invitation', p_send),
    'skipped', skipped || (
      select coalesce(jsonb_agg(jsonb_build_object('email', email, 'why', 'registered') order by invitation_id), '[]')
        from private.invited_guests where invitation_id = any (new_invitations) and invitation_id <> all (linked)
    )
  );
exception
  -- PostgreSQL's own messages would repeat the whole row.
  when check_violation or not_null_violation then
    raise exception 'personal_invitation_invalid' using errcode = 'PT400';
end
$$;
comment on function public.create_personal_invitations is
  'Invites those of a list who have no invitation yet, each with a new link. Answers {"created": [guest with token], "skipped": [{"email", "why"}]}. Why somebody was skipped: existing or revoked, for an invitation of before; or registered. With p_send the links are mailed, and token is null; those who are registered or wait already are invited, but get no mail.';

create or replace function public.add_guest(
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
  'Registers a guest by hand, whatever the times of the event are, and queues the mail. Answers the outcome: registered, waiting, called_off, email_taken, or capacity_full with may_wait. With p_over the event takes more than its capacity.';

create or replace function public.move_up_guest(p_organiser text, p_event text, p_id bigint, p_over boolean, p_mail boolean)
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

create or replace function public.event_settings(p_event text) returns jsonb
  language sql stable security definer set search_path = '' as $$
    select jsonb_build_object(
        'as_of', event.as_of, 'availability', event.availability, 'opens_at', event.opens_at,
        'closes_at', event.closes_at, 'ends_at', event.ends_at, 'capacity', event.capacity, 'taken', event.taken,
        'waiting', (
          select count(*) from private.registrations where event_id = event.id and registrations.state = 'waiting'
        ),
        'waiting_list', event.waiting_list, 'called_off', event.called_off,
        'untold', event.called_off and not exists (
          select from private.messages
            where event_id = event.id and not is_test and created_at >= event.called_off_at
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
  'What decides whether an event takes registrations, what its content says, what an organiser says in place of it, whether it was called off and nobody has written to its guests since (untold), and how many registrations and invitations are stored. Null for an unknown event.';

revoke all on function private.takes_waiting(private.events) from public, anon, authenticated;

-- All functions that the site calls have the same settings (supabase/schemas/9_privileges.sql).
do $$
declare
  signature regprocedure;
begin
  for signature in
    select oid from pg_catalog.pg_proc
      where pronamespace = 'public'::regnamespace and prosecdef and proname <> 'erase_ended_registrations'
  loop
    execute format('alter function %s set statement_timeout = ''3s''', signature);
    execute format('alter function %s set lock_timeout = ''3s''', signature);
    execute format('alter function %s set default_transaction_isolation = ''read committed''', signature);
  end loop;
end
$$;
