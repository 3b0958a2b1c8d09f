-- A form that declines says that the guest had not answered. Whether that is still so is decided under the lock of the
-- event: the guest may be accepting in another tab.

drop function public.answer_invitation(jsonb, text, text, int, text, uuid, text, boolean);
create function public.answer_invitation(
  p_facts jsonb,
  p_token text,
  p_full_name text,
  -- 0 declines, or cancels.
  p_persons int,
  p_locale text,
  p_submission_id uuid,
  p_notice_version text,
  p_mail boolean,
  -- The state that the form showed, if the form is to do nothing in another one; null: in any state.
  p_state text default null
) returns jsonb language plpgsql volatile security definer
  set search_path = ''
  set statement_timeout = '3s'
  set lock_timeout = '3s'
  set default_transaction_isolation = 'read committed'
as $$
declare
  event private.events;
  invitation private.answers;
  guest private.registrations;
  refusal text;
  outcome text := 'changed';
begin
  if p_persons is null or p_persons < 0 then
    raise exception 'registration_invalid' using errcode = 'PT400';
  end if;
  perform private.set_mail(p_mail);
  if public.find_invitation(p_token) ->> 'event' is distinct from p_facts ->> 'id' then
    return null;
  end if;
  event := private.follow_build(p_facts);
  -- Only now: while this transaction waited, another one may have revoked or erased the invitation.
  if public.find_invitation(p_token) is null then
    return null;
  end if;
  select * into invitation from private.answers
    where id = (select invitation_id from private.invitation_tokens where hash = private.hash_of(p_token));
  select * into guest from private.registrations where id = invitation.registration_id;

  if p_persons = 0 then
    if guest.id is not null and p_state = 'silent' then
      outcome := 'already_accepted';
    elsif guest.id is not null then
      outcome := 'cancelled';
      perform private.cancel(guest);
    else
      -- A guest whose answer was lost sends the form again.
      outcome := case when private.cancels_within(invitation.id, '1 minute') > 0 then 'cancelled' else 'declined' end;
      update private.invitations set declined_at = now() where id = invitation.id and declined_at is null;
      perform private.forget_invitation_mail(invitation.id);
    end if;
    perform private.promote(event.id);
    return public.find_invitation(p_token) || jsonb_build_object('outcome', outcome);
  end if;

  if p_persons > invitation.persons then
    refusal := 'too_many';
  elsif exists (
    select from private.registrations
      where event_id = event.id and submission_id = p_submission_id and id is distinct from guest.id
  ) then
    refusal := 'submission_conflict';
  -- Against strangers who have the link, as the limit of register().
  elsif guest.id is null and private.cancels_within(invitation.id, '1 hour') >= 10 then
    refusal := 'too_many_registrations';
  elsif guest.id is null or p_persons > guest.seats then
    refusal := private.refusal_of(event, p_persons - case guest.state when 'registered' then guest.seats else 0 end);
  end if;

  if refusal is not null then
    outcome := refusal;
  elsif guest.id is null then
    outcome := 'registered';
    update private.invitations set declined_at = null where id = invitation.id;
    insert into private.registrations (
      event_id, submission_id, full_name, email, persons, locale, notice_version
    ) values (
      event.id, p_submission_id, p_full_name, invitation.email, p_persons, p_locale, p_notice_version
    ) returning * into guest;
    perform private.queue_mail(guest, 'registered');
  elsif (guest.full_name, guest.seats) is distinct from (p_full_name, p_persons) then
    -- First, because a worker that holds the mail may need the key of the registration, which the update locks.
    perform private.queue_mail(guest, 'changed');
    update private.registrations set full_name = p_full_name, attendance = null, persons = p_persons
      where id = guest.id;
    perform private.promote(event.id);
  elsif guest.submission_id = p_submission_id then
    -- A guest whose answer was lost sends the form again.
    outcome := 'registered';
  end if;
  return public.find_invitation(p_token) || jsonb_build_object('outcome', outcome);
exception
  -- PostgreSQL's own messages would repeat the whole row.
  when check_violation or not_null_violation or unique_violation then
    raise exception 'registration_invalid' using errcode = 'PT400';
end
$$;
comment on function public.answer_invitation is
  'Accepts an invitation, changes what was accepted, cancels or declines. Answers null for an unknown link, or as find_invitation() with the outcome: registered, changed, cancelled, declined, already_accepted, too_many, submission_conflict, too_many_registrations, registration_not_open, registration_closed or capacity_full. With the state silent, 0 persons decline and cancel nothing.';

-- PostgreSQL lets everyone execute a new function, and Supabase grants it to anon and authenticated by name as well.
revoke all on function public.answer_invitation from public, anon, authenticated;
grant execute on function public.answer_invitation to service_role;
