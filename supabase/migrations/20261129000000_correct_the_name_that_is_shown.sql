-- An organiser corrects the name that an invitation shows: that of the registration, if the guest has accepted with another.

set check_function_bodies = off;

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
