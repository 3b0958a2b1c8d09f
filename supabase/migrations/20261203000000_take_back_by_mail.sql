-- The mail about a cancellation has the link to take it back, if the guest can.

create or replace function private.add_mail(p_guest private.registrations_and_guests, p_kind text, p_message bigint) returns void
  language plpgsql volatile security definer set search_path = '' as $$
declare
  invitation constant private.personal_invitations := private.personal_invitation_of(p_guest.event_id, p_guest.email);
  is_cancelled constant boolean := p_kind = 'cancelled';
begin
  insert into private.outbox (registration_id, invitation_id, kind, message_id, full_name, email, token)
    values (
      p_guest.id, invitation.id, p_kind, p_message,
      case when is_cancelled then p_guest.full_name end,
      case when is_cancelled then p_guest.email end,
      case
        when invitation.id is not null then private.new_personal_invitation_token(invitation.id)
        when not is_cancelled or (private.found_registration(p_guest) ->> 'withdrawn')::boolean
          then private.new_token(p_guest.id)
      end
    );
end
$$;
comment on function private.add_mail is
  'Adds a mail about a registration. The link of an invited guest leads to the invitation. A cancelled registration has a link only if the guest can take that back.';

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
