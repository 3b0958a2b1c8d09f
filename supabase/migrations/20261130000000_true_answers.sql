-- Answers of reviews: what guests are told is true, erasures keep what was promised, and nobody waits for each other
-- (supabase/schemas). Each function is explained there.

create function private.forget_sign_ins() returns void
  language sql volatile security definer set search_path = '' as $$
    -- Rows that another transaction holds are left to the next run.
    delete from private.sign_ins where challenge in (
      select challenge from private.sign_ins
        where created_at <= now() - case when organiser is null then interval '10 minutes' else interval '1 day' end
        for update skip locked
    );
    delete from private.organiser_sessions where hash in (
      select hash from private.organiser_sessions where valid_until <= now() for update skip locked
    )
  $$;
comment on function private.forget_sign_ins is 'Erases codes and sessions once their time is over.';

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

drop function public.list_events();
create function public.list_events()
  returns table (event text, ends_at timestamptz, capacity int, taken int, waiting int)
  language sql stable security definer set search_path = '' as $$
    select event.id, event.ends_at, event.capacity, event.taken,
        (select count(*)::int from private.registrations where event_id = event.id and state = 'waiting')
      from private.events as event
      order by event.ends_at, event.id
  $$;
comment on function public.list_events is
  'Every event that ever took registrations or has invitations, also one that is no longer in the content.';

drop function public.list_mail();
create function public.list_mail()
  returns table (event text, state text, fault text, mails int)
  language sql stable security definer set search_path = '' as $$
    select recipient.event_id, case when mail.refused_at is null then 'waiting' else 'refused' end, mail.fault, count(*)::int
      from private.outbox as mail join private.recipients as recipient on recipient.mail_id = mail.id
      where mail.sent_at is null and mail.kind <> 'links' group by 1, 2, 3 order by 1, 2, 3
  $$;
comment on function public.list_mail is 'How many mails of each event have not been sent, and why.';

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
        'withdrawn', coalesce(refusal.code, 'capacity_full') = 'capacity_full'
          and (private.withdrawn_guest(p_guest.id)).registration_id is not null
      )
      from private.events as event,
        private.personal_invitation_of(event.id, p_guest.email) as invitation,
        private.refusal_of(event, 1) as refusal (code)
      where event.id = p_guest.event_id and not private.is_past(event.as_of, event.ends_at)
  $$;

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

create or replace function private.to_tell_of_upcoming(p_event text, p_limit int) returns setof private.registrations_and_guests
  language sql stable security definer set search_path = '' as $$
    select guest.* from private.registrations_and_guests as guest
      where guest.event_id = p_event and guest.state = 'registered' and guest.email is not null
        and not exists (
          select from private.outbox as mail
            where mail.registration_id = guest.id
              and (
                mail.kind = 'upcoming'
                -- A mail that says nearly the same has been sent just now, or waits; or the address was refused for good.
                or (
                  mail.kind not in ('message', 'address')
                    and (mail.sent_at is null or mail.created_at > now() - interval '6 hours')
                )
              )
        )
        and not exists (select from private.pending_cancellations where registration_id = guest.id)
      order by guest.id
      limit p_limit
  $$;

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
  delete from private.outbox where kind in ('links', 'address') and private.normalise(email) = p_address;
  return erased_in_all;
end
$$;

create or replace function public.start_sign_in(p_challenge text, p_code text, p_organiser text) returns boolean
  language plpgsql volatile security definer set search_path = '' as $$
declare
  may_send boolean := false;
begin
  perform private.forget_sign_ins();
  if p_organiser is not null then
    -- One request of an address at a time, so that none is missing from the count.
    perform pg_advisory_xact_lock(hashtextextended('private.sign_ins ' || p_organiser, 0));
    select count(*) < 20 and count(*) filter (where created_at > now() - interval '1 hour') < 5 into may_send
      from private.sign_ins where organiser = p_organiser;
  end if;
  insert into private.sign_ins (challenge, answer, organiser) values (
    private.hash_of(p_challenge), private.hash_of(p_challenge || p_code), case when may_send then p_organiser end
  );
  return may_send;
end
$$;

create or replace function public.open_session(p_organiser text) returns text
  language plpgsql volatile security definer set search_path = '' as $$
declare
  key constant text := private.random_token();
begin
  insert into private.organiser_sessions (hash, organiser, valid_until)
    values (private.hash_of(key), p_organiser, now() + interval '12 hours');
  return key;
end
$$;

create or replace function public.run_schedule(p_upcoming text[]) returns int
  language plpgsql volatile security definer set search_path = '' as $$
declare
  event text;
  queued int := 0;
  added int;
begin
  update private.settings set ran_at = now();
  perform private.forget_sign_ins();
  if public.mail_is_set_up() then
    for event in
      select id from private.events where id = any (p_upcoming) order by id for no key update
    loop
      -- Few in one call, so that it ends in time. The next run goes on.
      perform private.add_mail(guest, 'upcoming', null)
        from private.to_tell_of_upcoming(event, 500 - queued) as guest;
      get diagnostics added = row_count;
      queued := queued + added;
    end loop;
  end if;
  perform private.forget_own_changes();
  perform private.forget_links_asked_for('{}');
  perform private.forget_late_upcoming(p_upcoming);
  return queued;
end
$$;

create or replace function public.erase_ended_registrations()
  returns jsonb language plpgsql volatile security definer set search_path = '' as $$
declare
  event private.events;
  erased int := 0;
begin
  perform private.forget_recent();
  perform private.forget_sign_ins();
  perform private.forget_notices();
  -- By the real clock, whatever moment a site for demonstrations shows.
  for event in
    select * from private.events
      where ends_at + retention_days * interval '24 hours' <= now()
      order by id for no key update
  loop
    if private.kept_until(event) <= now() then
      erased := erased + private.erase(event.id);
    end if;
  end loop;
  perform private.forget_own_changes();
  perform private.forget_links_asked_for('{}');
  return jsonb_build_object('erased', erased) || public.health();
end
$$;

create or replace function public.confirm_address(p_token text) returns jsonb
  language plpgsql volatile security definer set search_path = '' as $$
declare
  new_address private.new_addresses;
  guest private.registrations_and_guests;
begin
  perform from private.events where id = (public.find_registration(p_token) ->> 'event') for no key update;
  -- Only now: while this transaction waited, another one may have changed or erased the registration.
  if public.find_registration(p_token) is null then
    return null;
  end if;
  new_address := private.new_address_of_token(p_token);
  select * into guest from private.registrations_and_guests where id = new_address.registration_id;
  if guest.id is null then
    -- Confirmed before.
    return public.find_registration(p_token) || jsonb_build_object('outcome', 'confirmed');
  elsif (private.personal_invitation_of(guest.event_id, guest.email)).id is not null then
    -- Invited since then: an invitation is not transferable.
    return public.find_registration(p_token) || jsonb_build_object('outcome', 'changed_meanwhile');
  elsif (private.registration_of_address(guest.event_id, new_address.email)).id is not null then
    return public.find_registration(p_token) || jsonb_build_object('outcome', 'email_taken');
  end if;
  perform private.end_links(guest);
  delete from private.corrections where registration_id = guest.id;
  update private.guests set email = new_address.email, submission_id = gen_random_uuid() where registration_id = guest.id;
  insert into private.tokens (hash, registration_id) values (private.hash_of(p_token), guest.id);
  return public.find_registration(p_token) || jsonb_build_object('outcome', 'confirmed');
end
$$;
comment on function public.confirm_address is
  'Gives a registration the address to which the link was sent, and ends all its other links. Answers null, or as find_registration() with the outcome: confirmed, changed_meanwhile or email_taken.';

create or replace function private.stored_about(p_address text, p_event text, p_id bigint) returns jsonb
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

revoke all on function private.forget_sign_ins, private.ask_to_confirm, public.list_events, public.list_mail
  from public, anon, authenticated;
grant execute on function public.list_events, public.list_mail to service_role;

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
