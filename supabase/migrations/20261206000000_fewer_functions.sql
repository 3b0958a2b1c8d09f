-- Functions that only passed a call on are gone: the functions that the site calls do the work themselves.

create or replace function public.organiser_invitations(p_event text) returns jsonb
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

create or replace function public.organiser_invite(p_organiser text, p_facts jsonb, p_guests jsonb, p_send boolean, p_mail boolean)
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

create or replace function public.organiser_remind(p_organiser text, p_facts jsonb, p_send boolean, p_mail boolean)
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

create or replace function public.revoke_invitation(p_organiser text, p_event text, p_id bigint, p_mail boolean) returns int
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

drop function private.lock_registration(text, text);
drop function public.create_personal_invitations(jsonb, jsonb, boolean);
drop function public.count_reminders(text);
drop function public.remind_personal_invitations(text, boolean);
drop function public.revoke_personal_invitation(text, text);

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
