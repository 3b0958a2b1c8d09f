-- Mails that ask to confirm a new address are tried again as such (supabase/schemas/8_organisers_mail.sql).
create function private.ask_to_confirm(p_registration bigint, p_email text) returns void
  language plpgsql volatile security definer set search_path = '' as $$
declare
  token constant text := private.random_token();
begin
  delete from private.outbox where registration_id = p_registration and kind = 'address' and sent_at is null;
  insert into private.new_addresses (registration_id, hash, email) values (p_registration, private.hash_of(token), p_email)
    on conflict (registration_id)
      do update set hash = excluded.hash, email = excluded.email, created_at = excluded.created_at;
  insert into private.outbox (registration_id, kind, email, token) values (p_registration, 'address', p_email, token);
end
$$;
comment on function private.ask_to_confirm is
  'Queues the mail that asks to confirm a new address of a registration, in place of an earlier one.';
revoke all on function private.ask_to_confirm from public, anon, authenticated;

create or replace function public.change_guest(
  p_token text,
  p_full_name text,
  -- Null: the same.
  p_email text,
  p_mail boolean,
  -- The revision of the registration that the form showed; null: any.
  p_revision bigint default null
) returns jsonb language plpgsql volatile security definer set search_path = '' as $$
declare
  guest private.registrations_and_guests;
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
    perform private.ask_to_confirm(guest.id, p_email);
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

create or replace function public.retry_mail(p_organiser text, p_event text) returns int
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
        and mail.refused_at is not null and recipient.email is not null and mail.kind <> 'cancelled'
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
