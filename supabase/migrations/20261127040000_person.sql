-- One person over all events, by the address (supabase/schemas). What only the command `guests` called goes.

set check_function_bodies = off;

drop function public.cancel_registration(text, text);
drop function public.find_registrations(text, timestamptz, timestamptz, text);
drop function public.cancel_registrations(bigint[], boolean);
drop function public.list_registrations(text);
drop function public.list_personal_invitations(text);
drop function public.resend_mail(text, text);
drop function public.erase_registration(text, text);
drop function public.erase_selected(bigint[]);
drop function public.erase_registrations(text);
drop function private.lock_events_of(bigint[]);

create or replace function private.facts_of(p_mail private.outbox) returns jsonb
  language sql immutable set search_path = '' as $$
    select jsonb_build_object(
        'kind', p_mail.kind, 'created_at', p_mail.created_at, 'sent_at', p_mail.sent_at,
        'refused_at', p_mail.refused_at, 'fault', p_mail.fault, 'status', p_mail.status
      )
  $$;
comment on function private.facts_of is 'What is told about a mail to a guest.';

create or replace function private.stored_about(p_address text, p_event text, p_id bigint) returns jsonb
  language sql stable security definer set search_path = '' as $$
    select jsonb_build_object(
        'registrations', (
          select coalesce(jsonb_agg(jsonb_build_object(
              'event', guest.event_id, 'state', guest.state, 'full_name', guest.full_name, 'email', guest.email,
              'attendance', guest.attendance, 'persons', guest.persons, 'seats', guest.seats, 'locale', guest.locale,
              'notice_version', guest.notice_version, 'created_at', guest.created_at, 'arrived', guest.arrived,
              'walk_in', guest.walk_in, 'kept_until', private.kept_until(event),
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
              'event', gone.event_id, 'full_name', mail.full_name, 'email', mail.email, 'mail', private.facts_of(mail)
            ) order by mail.created_at), '[]')
            from private.outbox as mail join private.registrations as gone on gone.id = mail.registration_id
            where private.normalise(mail.email) = p_address
        )
      )
  $$;
comment on function private.stored_about is
  'Everything that is stored about an address, in all events: registrations, that of p_event first; invitations, also revoked ones, of which only a hash is left; and cancellations whose mail has not been sent. p_id is a registration that may have no address.';

create or replace function public.person_data(p_event text, p_id bigint) returns jsonb
  language sql stable security definer set search_path = '' set statement_timeout = '3s' as $$
    select private.stored_about(address, p_event, p_id) from private.registrations_and_guests
      where event_id = p_event and id = p_id and state <> 'cancelled'
  $$;
comment on function public.person_data is
  'Everything that is stored about the person of a registration, as private.stored_about() says (GDPR, Articles 15 and 20). Null if there is no such registration.';

create or replace function public.find_person(p_email text) returns jsonb
  language sql stable security definer set search_path = '' set statement_timeout = '3s' as $$
    select private.stored_about(private.normalise(p_email), null, null)
  $$;
comment on function public.find_person is
  'Everything that is stored about the person with an address, as private.stored_about() says (GDPR, Articles 15 and 20).';

create or replace function private.erase_everywhere(p_organiser text, p_address text) returns int
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
  return erased_in_all;
end
$$;
comment on function private.erase_everywhere is
  'Erases everything about an address, in all events, without a mail, and frees the seats. Answers how many registrations and invitations were erased.';

create or replace function public.erase_guest(p_organiser text, p_event text, p_id bigint) returns int
  language plpgsql volatile security definer
  set search_path = ''
  set statement_timeout = '3s'
  set lock_timeout = '3s'
  set default_transaction_isolation = 'read committed'
as $$
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

create or replace function public.erase_person(p_organiser text, p_email text) returns int
  language sql volatile security definer
  set search_path = ''
  set statement_timeout = '3s'
  set lock_timeout = '3s'
  set default_transaction_isolation = 'read committed'
as $$
  select private.erase_everywhere(p_organiser, private.normalise(p_email))
$$;
comment on function public.erase_person is
  'Erases everything about the person with an address, as private.erase_everywhere() does. Answers how many registrations and invitations were erased.';

create or replace function private.erase_person(p_event text, p_email text) returns int
  language plpgsql volatile security definer set search_path = '' as $$
declare
  erased_registrations int;
  erased_invitations int;
begin
  delete from private.registrations where event_id = p_event and id in (
    select registration_id from private.guests where event_id = p_event and address = private.normalise(p_email)
    union all
    -- Cancelled, and the mail that says so has not been sent.
    select registration_id from private.outbox where private.normalise(email) = private.normalise(p_email)
  );
  get diagnostics erased_registrations = row_count;
  delete from private.personal_invitations
    where event_id = p_event
      and (
        id = (private.personal_invitation_of(p_event, p_email)).id
        or revoked_hash = private.hash_of(private.normalise(p_email))
      );
  get diagnostics erased_invitations = row_count;
  return erased_registrations + erased_invitations;
end
$$;
comment on function private.erase_person is
  'Erases what is stored of an address for an event. The caller holds the lock of the event. Answers how many registrations and invitations were erased.';

comment on function public.organiser_invitations is
  'The invitations of an event with their state (silent, accepted, declined or revoked; a revoked one has no name and no address), the seats of the registration, and the last mail that asked for an answer; and how many would be reminded by mail now. Null for an unknown event.';

-- PostgreSQL lets everyone execute a new function, and Supabase grants it to anon and authenticated by name as well.
revoke all on all functions in schema private from public, anon, authenticated;
revoke all on all functions in schema public from public, anon, authenticated;
grant execute on all functions in schema public to service_role;
