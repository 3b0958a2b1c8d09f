-- What organisers send: personal invitations and messages, and what has become of them.

create function public.organiser_invitations(p_event text) returns jsonb
  language sql stable security definer set search_path = '' as $$
    select jsonb_build_object(
        'to_remind', cardinality(private.to_remind(event.id, true)),
        'invitations', (
          select coalesce(jsonb_agg(jsonb_build_object(
              'id', answer.id::text, 'name', answer.full_name, 'email', answer.email, 'locale', answer.locale,
              'max_seats', invitation.max_seats, 'state', answer.state, 'seats', answer.seats,
              'waiting', answer.registration_state is not distinct from 'waiting', 'created_at', answer.created_at,
              'mail', (
                select jsonb_build_object('sent_at', mail.sent_at, 'refused_at', mail.refused_at, 'fault', mail.fault)
                  from private.outbox as mail
                  where mail.invitation_id = answer.id and mail.kind in ('invitation', 'reminder')
                  order by mail.created_at desc limit 1
              )
            ) order by answer.id), '[]')
            from private.answers as answer join private.personal_invitations as invitation on invitation.id = answer.id
            where answer.event_id = event.id
        )
      )
      from private.events as event where event.id = p_event
  $$;
comment on function public.organiser_invitations is
  'The invitations of an event with their state (silent, accepted, declined or revoked; a revoked one has no name and no address), the seats of the registration, and the last mail that asked for an answer; and how many would be reminded by mail now. Null for an unknown event.';

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

create function public.organiser_invite(p_organiser text, p_facts jsonb, p_guests jsonb, p_send boolean, p_mail boolean)
  returns jsonb language plpgsql volatile security definer set search_path = '' as $$
declare
  event private.events;
  refusal text;
  guest record;
  new_id bigint;
  new_invitations bigint[] := '{}';
  linked bigint[];
  skipped jsonb := '[]';
begin
  perform private.set_mail(p_mail);
  event := private.follow_build(p_facts);
  refusal := private.refusal_to_invite(event, p_send);
  if refusal is not null then
    return jsonb_build_object('refusal', refusal);
  end if;
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
  if cardinality(linked) > 0 then
    perform private.log(p_organiser, event.id, 'invite', cardinality(linked));
  end if;
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
comment on function public.organiser_invite is
  'Invites those of a list who have no invitation yet, each with a new link. Answers {"created": [guest with token], "skipped": [{"email", "why"}]}; or {"refusal": registration_closed or no_mail}. Why somebody was skipped: existing or revoked, for an invitation of before; or registered. With p_send the links are mailed, and token is null; those who are registered or wait already are invited, but get no mail.';

create function public.organiser_remind(p_organiser text, p_facts jsonb, p_send boolean, p_mail boolean)
  returns jsonb language plpgsql volatile security definer set search_path = '' as $$
declare
  event private.events;
  refusal text;
  reminded jsonb;
begin
  perform private.set_mail(p_mail);
  event := private.follow_build(p_facts);
  refusal := private.refusal_to_invite(event, p_send);
  if refusal is not null then
    return jsonb_build_object('refusal', refusal);
  end if;
  reminded := private.invite(private.to_remind(event.id, p_send), 'reminder', p_send);
  if jsonb_array_length(reminded) > 0 then
    perform private.log(
      p_organiser, event.id, case when p_send then 'remind' else 'link' end, jsonb_array_length(reminded)
    );
  end if;
  return jsonb_build_object('created', reminded);
end
$$;
comment on function public.organiser_remind is
  'Makes a new link for everybody who has not answered; earlier links remain valid. Answers {"created": [guest with token]}; or {"refusal": registration_closed or no_mail}. With p_send the links are mailed, and nobody is reminded within 24 hours after the invitation or another reminder.';

create function public.edit_invitation(
  p_organiser text,
  p_event text,
  p_id bigint,
  -- What the organiser saw, and what it shall be: full_name, email, locale and max_seats.
  p_seen jsonb,
  p_changed jsonb,
  p_send boolean,
  p_mail boolean
) returns jsonb language plpgsql volatile security definer set search_path = '' as $$
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
    else
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
comment on function public.edit_invitation is
  'Changes an invitation, unless somebody else has changed it since the organiser saw it. Another address ends all links of the old one, also where the guest has accepted, and gets a mail with a new link; without p_send or mail, the token of the new link is answered. Answers the outcome: changed, gone, changed_meanwhile or email_taken.';

create function public.link_of_invitation(p_organiser text, p_event text, p_id bigint) returns text
  language plpgsql volatile security definer set search_path = '' as $$
begin
  perform from private.events where id = p_event for no key update;
  if not exists (select from private.invited_guests where invitation_id = p_id and event_id = p_event) then
    return null;
  end if;
  perform private.log(p_organiser, p_event, 'link');
  return private.new_personal_invitation_token(p_id);
end
$$;
comment on function public.link_of_invitation is
  'The token of a new link to an invitation; earlier links remain valid. Null if there is no such invitation, or it is revoked.';

create function public.revoke_invitation(p_organiser text, p_event text, p_id bigint, p_mail boolean) returns int
  language plpgsql volatile security definer set search_path = '' as $$
declare
  invited private.invited_guests;
  guest private.registrations_and_guests;
begin
  perform private.set_mail(p_mail);
  perform from private.events where id = p_event for no key update;
  select * into invited from private.invited_guests where invitation_id = p_id and event_id = p_event;
  if not found then
    return 0;
  end if;
  guest := private.registration_of_address(p_event, invited.email);
  perform private.forget_invitation_mail(p_id);
  if guest.id is not null then
    delete from private.tokens where registration_id = guest.id;
    perform private.cancel(guest);
    perform private.promote(p_event);
  end if;
  update private.personal_invitations set revoked_at = now() where id = p_id;
  perform private.log(p_organiser, p_event, 'revoke');
  return 1;
end
$$;
comment on function public.revoke_invitation is
  'Ends all links of an invited guest, erases the guest, and cancels their registration with the usual mail. Answers how many were revoked: 1 or 0.';

create function private.add_message_to_silent(p_invitation bigint, p_message bigint) returns void
  language sql volatile security definer set search_path = '' as $$
    insert into private.outbox (invitation_id, kind, message_id, token)
      values (p_invitation, 'message', p_message, private.new_personal_invitation_token(p_invitation))
  $$;
comment on function private.add_message_to_silent is 'Adds a message to a guest who is invited and has not answered.';

create function public.write_to_guests(
  -- An address; or guide, from door_message().
  p_organiser text,
  p_event text,
  -- The registrations; null for all, or with p_silent for the invitations without an answer.
  p_ids bigint[],
  p_silent boolean,
  p_subject jsonb,
  p_text jsonb,
  p_again boolean,
  p_mail boolean
) returns jsonb language plpgsql volatile security definer set search_path = '' as $$
declare
  new_message bigint;
  queued int;
begin
  perform private.set_mail(p_mail);
  perform from private.events where id = p_event for no key update;
  if not public.mail_is_set_up() then
    return jsonb_build_object('outcome', 'no_mail');
  elsif not p_again and exists (
    select from private.messages
      where event_id = p_event and not is_test and subject = p_subject and text = p_text
        and created_at > now() - interval '24 hours'
  ) then
    return jsonb_build_object('outcome', 'message_repeated');
  end if;
  insert into private.messages (event_id, subject, text) select id, p_subject, p_text from private.events where id = p_event
    returning id into new_message;
  if p_silent then
    perform private.add_message_to_silent(id, new_message) from private.answers
      where event_id = p_event and state = 'silent' order by id;
  else
    perform private.add_mail(guest, 'message', new_message) from private.registrations_and_guests as guest
      where event_id = p_event and state <> 'cancelled' and email is not null and (p_ids is null or id = any (p_ids))
      order by id;
  end if;
  get diagnostics queued = row_count;
  if queued = 0 then
    delete from private.messages where id = new_message;
    return jsonb_build_object('outcome', 'gone');
  end if;
  perform private.log(
    p_organiser, p_event, case p_organiser when 'guide' then 'guide_message' else 'write' end, queued
  );
  return jsonb_build_object('outcome', 'changed', 'changed', queued);
end
$$;
comment on function public.write_to_guests is
  'Queues a message, with its texts by language, to some registrations of an event, to all, or to everybody who is invited and has not answered. Answers the outcome: changed with how many, gone (nobody), no_mail, or message_repeated: the same message to the same event within 24 hours needs p_again.';

create function public.mail_progress(p_event text) returns jsonb
  language sql stable security definer set search_path = '' as $$
    select jsonb_build_object(
        'waiting', count(*) filter (where mail.refused_at is null and mail.fault is null),
        'failed', count(*) filter (where mail.refused_at is null and mail.fault is not null),
        'refused', count(*) filter (where mail.refused_at is not null),
        'faults', coalesce(jsonb_agg(distinct mail.fault) filter (where mail.fault is not null), '[]')
      )
      from private.outbox as mail join private.recipients as recipient on recipient.mail_id = mail.id
      where mail.sent_at is null and private.concerns_organisers(mail) and recipient.event_id = p_event
  $$;
comment on function public.mail_progress is
  'How many mails of an event wait for their first attempt, have failed and will be tried again, and were refused for good; and why.';

create function public.retry_mail(p_organiser text, p_event text) returns int
  language plpgsql volatile security definer set search_path = '' as $$
declare
  again int;
  refused record;
  guest private.registrations_and_guests;
  new_email text;
begin
  perform from private.events where id = p_event for no key update;
  update private.outbox as mail set due_at = now()
    from private.recipients as recipient
    where recipient.mail_id = mail.id and recipient.event_id = p_event
      and mail.sent_at is null and mail.refused_at is null and mail.fault is not null
      -- Not one that a worker is about to send.
      and mail.claimed_at < now() - interval '2 minutes';
  get diagnostics again = row_count;
  -- A mail that was refused for good has lost its link: a new one takes its place.
  for refused in
    delete from private.outbox as mail using private.recipients as recipient
      where recipient.mail_id = mail.id and recipient.event_id = p_event
        and mail.refused_at is not null and recipient.email is not null and mail.kind not in ('cancelled', 'moved')
      returning mail.registration_id, mail.invitation_id, mail.kind, mail.message_id
  loop
    select * into guest from private.registrations_and_guests where id = refused.registration_id;
    if refused.kind = 'address' then
      select email into new_email from private.new_addresses where registration_id = guest.id;
      continue when not found;
      perform private.ask_to_confirm(guest.id, new_email);
    elsif guest.id is null and refused.kind = 'message' then
      perform private.add_message_to_silent(refused.invitation_id, refused.message_id);
    elsif guest.id is null then
      perform private.invite(array[refused.invitation_id], refused.kind, true);
    elsif guest.state <> 'cancelled' then
      perform private.add_mail(guest, case when refused.kind = 'message' then 'message' else guest.state end, refused.message_id);
    end if;
    again := again + 1;
  end loop;
  if again > 0 then
    perform private.log(p_organiser, p_event, 'retry', again);
  end if;
  return again;
end
$$;
comment on function public.retry_mail is
  'Tries the mails of an event again that have failed, also those that were refused for good. Answers how many.';
