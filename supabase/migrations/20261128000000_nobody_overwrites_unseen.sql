-- Nobody overwrites what they have not seen: an old page of a guest changes no name and asks for no address. What was stored
-- although its answer was lost is answered as the first time. The database says why nobody is invited, and counts
-- registrations by the days of the exhibition.

set check_function_bodies = off;

drop function public.change_guest;
create function public.change_guest(
  p_token text,
  p_full_name text,
  -- Null: the same.
  p_email text,
  p_mail boolean,
  -- The revision of the registration that the form showed; null: any.
  p_revision bigint default null
) returns jsonb language plpgsql volatile security definer
  set search_path = ''
  set statement_timeout = '3s'
  set lock_timeout = '3s'
  set default_transaction_isolation = 'read committed'
as $$
declare
  guest private.registrations_and_guests;
  token constant text := private.random_token();
  outcome text := 'changed';
begin
  perform private.set_mail(p_mail);
  guest := private.lock_registration_of_token(p_token);
  if guest.id is null then
    return null;
  elsif guest.state = 'cancelled' or (private.personal_invitation_of(guest.event_id, guest.email)).id is not null then
    outcome := 'changed_meanwhile';
  elsif guest.revision <> p_revision and not (
    -- What holds already, as for a guest whose answer was lost, is no change.
    p_full_name = guest.full_name and (p_email is null or private.normalise(p_email) in (
      select guest.address union all
        select private.normalise(email) from private.new_addresses where registration_id = guest.id
    ))
  ) then
    outcome := 'changed_meanwhile';
  elsif private.normalise(p_email) is not distinct from guest.address then
    -- There is nothing to confirm any more.
    delete from private.new_addresses where registration_id = guest.id;
    delete from private.outbox where registration_id = guest.id and kind = 'address' and sent_at is null;
  elsif p_email is not null then
    outcome := case
      when not public.mail_is_set_up() then 'no_mail'
      when (private.registration_of_address(guest.event_id, p_email)).id is not null then 'email_taken'
      -- So that nobody writes to strangers through the site.
      when private.count_recent('address', guest.email) >= 5 then 'too_many_registrations'
      else 'address_sent'
    end;
  end if;
  if outcome = 'address_sent' then
    perform private.note('address', guest.email);
    delete from private.outbox where registration_id = guest.id and kind = 'address' and sent_at is null;
    insert into private.new_addresses (registration_id, hash, email) values (guest.id, private.hash_of(token), p_email)
      on conflict (registration_id)
        do update set hash = excluded.hash, email = excluded.email, created_at = excluded.created_at;
    insert into private.outbox (registration_id, kind, email, token) values (guest.id, 'address', p_email, token);
  end if;
  if outcome in ('changed', 'address_sent') and p_full_name <> guest.full_name then
    update private.guests set full_name = p_full_name, submission_id = gen_random_uuid() where registration_id = guest.id;
  end if;
  return public.find_registration(p_token) || jsonb_build_object('outcome', outcome);
exception
  -- PostgreSQL's own messages would repeat the whole row.
  when check_violation or not_null_violation or unique_violation then
    raise exception 'registration_invalid' using errcode = 'PT400';
end
$$;
comment on function public.change_guest is
  'Changes the name of a guest. Another address gets a mail first, whose link confirms it. Answers null, or as find_registration() with the outcome: changed, address_sent, changed_meanwhile, no_mail, email_taken or too_many_registrations. Only the first two change something.';

drop function public.organiser_overview;
create function public.organiser_overview(
  p_events jsonb,
  -- That of the exhibition, in which its days begin.
  p_time_zone text default 'UTC'
) returns jsonb language plpgsql volatile security definer
  set search_path = ''
  set statement_timeout = '3s'
  set lock_timeout = '3s'
  set default_transaction_isolation = 'read committed'
as $$
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
      select coalesce(jsonb_agg(to_jsonb(listed) || jsonb_build_object(
          'arrived', (select coalesce(sum(arrived), 0) from private.registrations where event_id = listed.event),
          'held_back', private.is_held_back(listed.event),
          'settings', public.event_settings(listed.event),
          'days', (
            select coalesce(jsonb_agg(jsonb_build_array(day, seats) order by day), '[]') from (
              select (created_at at time zone zone)::date as day, sum(seats) as seats
                from private.registrations where event_id = listed.event and state <> 'cancelled' group by 1
            ) as by_day
          )
        )), '[]')
        from public.list_events() as listed
    ),
    'mail', (select coalesce(jsonb_agg(to_jsonb(mail)), '[]') from public.list_mail() as mail),
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

create or replace function public.edit_guest(
  p_organiser text, p_event text, p_id bigint, p_revision bigint, p_full_name text, p_email text, p_seats int,
  p_locale text, p_over boolean, p_mail boolean
) returns text language plpgsql volatile security definer
  set search_path = ''
  set statement_timeout = '3s'
  set lock_timeout = '3s'
  set default_transaction_isolation = 'read committed'
as $$
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

create or replace function public.move_up_guest(p_organiser text, p_event text, p_id bigint, p_over boolean, p_mail boolean)
  returns text
  language plpgsql volatile security definer
  set search_path = ''
  set statement_timeout = '3s'
  set lock_timeout = '3s'
  set default_transaction_isolation = 'read committed'
as $$
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

create function private.refusal_to_invite(p_event private.events, p_send boolean) returns text
  language sql stable security definer set search_path = '' as $$
    select case
      when p_event.called_off or p_event.availability = 'closed' or private.is_past(p_event.as_of, p_event.closes_at)
        then 'registration_closed'
      when p_send and not public.mail_is_set_up() then 'no_mail'
    end
  $$;
comment on function private.refusal_to_invite is
  'Why nobody is asked to come to an event: registration is closed, by the content or by an organiser, or there is no mail; null if guests can be asked.';

create or replace function public.organiser_invite(p_organiser text, p_facts jsonb, p_guests jsonb, p_send boolean, p_mail boolean)
  returns jsonb language plpgsql volatile security definer
  set search_path = ''
  set statement_timeout = '3s'
  set lock_timeout = '3s'
  set default_transaction_isolation = 'read committed'
as $$
declare
  refusal text;
  invited jsonb;
begin
  perform private.set_mail(p_mail);
  refusal := private.refusal_to_invite(private.follow_build(p_facts), p_send);
  if refusal is not null then
    return jsonb_build_object('refusal', refusal);
  end if;
  invited := public.create_personal_invitations(p_facts, p_guests, p_send);
  if jsonb_array_length(invited -> 'created') > 0 then
    perform private.log(p_organiser, p_facts ->> 'id', 'invite', jsonb_array_length(invited -> 'created'));
  end if;
  return invited;
end
$$;
comment on function public.organiser_invite is 'Does what create_personal_invitations() does, and logs it; or answers {"refusal": registration_closed or no_mail}.';

drop function public.organiser_remind;
create function public.organiser_remind(p_organiser text, p_facts jsonb, p_send boolean, p_mail boolean)
  returns jsonb language plpgsql volatile security definer
  set search_path = ''
  set statement_timeout = '3s'
  set lock_timeout = '3s'
  set default_transaction_isolation = 'read committed'
as $$
declare
  refusal text;
  reminded jsonb;
begin
  perform private.set_mail(p_mail);
  refusal := private.refusal_to_invite(private.follow_build(p_facts), p_send);
  if refusal is not null then
    return jsonb_build_object('refusal', refusal);
  end if;
  reminded := public.remind_personal_invitations(p_facts ->> 'id', p_send);
  if jsonb_array_length(reminded) > 0 then
    perform private.log(
      p_organiser, p_facts ->> 'id', case when p_send then 'remind' else 'link' end, jsonb_array_length(reminded)
    );
  end if;
  return jsonb_build_object('created', reminded);
end
$$;
comment on function public.organiser_remind is 'Does what remind_personal_invitations() does, and logs it. Answers {"created": its list}; or {"refusal": registration_closed or no_mail}.';

create or replace function public.edit_invitation(
  p_organiser text,
  p_event text,
  p_id bigint,
  -- What the organiser saw, and what it shall be: full_name, email, locale and max_seats.
  p_seen jsonb,
  p_changed jsonb,
  p_send boolean,
  p_mail boolean
) returns jsonb language plpgsql volatile security definer
  set search_path = ''
  set statement_timeout = '3s'
  set lock_timeout = '3s'
  set default_transaction_isolation = 'read committed'
as $$
declare
  invited private.invited_guests;
  invitation private.personal_invitations;
  guest private.registrations_and_guests;
  stored jsonb;
  new_email constant text := p_changed ->> 'email';
  is_other_address boolean;
  link text;
begin
  perform private.set_mail(p_mail);
  perform from private.events where id = p_event for no key update;
  select * into invited from private.invited_guests where invitation_id = p_id and event_id = p_event;
  select * into invitation from private.personal_invitations where id = invited.invitation_id;
  if invitation.id is null then
    return jsonb_build_object('outcome', 'gone');
  end if;
  guest := private.registration_of_address(p_event, invited.email);
  -- As private.answers shows it: a guest may have accepted with another name.
  stored := jsonb_build_object(
    'full_name', coalesce(guest.full_name, invited.full_name), 'email', invited.email, 'locale', invitation.locale, 'max_seats', invitation.max_seats
  );
  if stored = p_changed and stored <> p_seen then
    -- The answer to this very change was lost, and with it a link that was not mailed.
    if private.normalise(p_seen ->> 'email') <> invited.address and not (p_send and public.mail_is_set_up()) then
      link := private.new_personal_invitation_token(invitation.id);
    end if;
    return jsonb_build_object('outcome', 'changed', 'token', link);
  elsif p_seen is distinct from stored then
    return jsonb_build_object('outcome', 'changed_meanwhile');
  end if;
  is_other_address := invited.address <> private.normalise(new_email);
  if is_other_address and (
    (private.personal_invitation_of(p_event, new_email)).id is not null
    or (private.registration_of_address(p_event, new_email)).id is not null
  ) then
    return jsonb_build_object('outcome', 'email_taken');
  end if;

  if is_other_address then
    -- Whoever has the old address may open its links no more.
    delete from private.personal_invitation_tokens where invitation_id = invitation.id;
    perform private.forget_invitation_mail(invitation.id);
    if guest.id is not null then
      perform private.end_links(guest);
      update private.guests set email = new_email, submission_id = gen_random_uuid() where registration_id = guest.id;
    end if;
  end if;
  update private.guests set full_name = p_changed ->> 'full_name'
    where registration_id = guest.id and full_name <> p_changed ->> 'full_name';
  update private.invited_guests set full_name = p_changed ->> 'full_name', email = new_email
    where invitation_id = invitation.id;
  update private.personal_invitations
    set locale = p_changed ->> 'locale', max_seats = (p_changed ->> 'max_seats')::int
    where id = invitation.id;
  if is_other_address and p_send and public.mail_is_set_up() then
    if guest.id is not null then
      perform private.queue_mail(private.registration_of_address(p_event, new_email), guest.state);
    elsif invitation.declined_at is null then
      perform private.invite(array[invitation.id], 'invitation', true);
    end if;
  elsif is_other_address then
    link := private.new_personal_invitation_token(invitation.id);
  end if;
  perform private.log(p_organiser, p_event, 'edit_invitation');
  return jsonb_build_object('outcome', 'changed', 'token', link);
exception
  -- PostgreSQL's own messages would repeat the whole row.
  when check_violation or not_null_violation or unique_violation then
    raise exception 'personal_invitation_invalid' using errcode = 'PT400';
end
$$;

revoke all on all functions in schema private from public, anon, authenticated;
revoke all on all functions in schema public from public, anon, authenticated;
grant execute on all functions in schema public to service_role;
