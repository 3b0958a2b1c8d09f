-- What guests and organisers are told is true: the mail to a new address of a guest who declined, which mails have not been
-- sent, and whether registration has closed for somebody who waits (supabase/schemas). Each function is explained there.

create function private.concerns_organisers(p_mail private.outbox) returns boolean
  language sql stable set search_path = '' as $$
    select p_mail.kind <> 'links'
      and coalesce(p_mail.kind <> 'cancelled' or p_mail.refused_at > now() - interval '1 day', true)
  $$;
comment on function private.concerns_organisers is
  'Whether organisers are told that a mail has not been sent. Nobody can try a mail again that says that a registration is cancelled and was refused for good: its address is erased. So they are told of it for a day.';

create or replace function public.list_mail()
  returns table (event text, state text, fault text, mails int)
  language sql stable security definer set search_path = '' as $$
    select recipient.event_id, case when mail.refused_at is null then 'waiting' else 'refused' end, mail.fault, count(*)::int
      from private.outbox as mail join private.recipients as recipient on recipient.mail_id = mail.id
      where mail.sent_at is null and private.concerns_organisers(mail) group by 1, 2, 3 order by 1, 2, 3
  $$;

create or replace function public.edit_invitation(
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

create or replace function public.mail_progress(p_event text) returns jsonb
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
          and (private.withdrawn_guest(p_guest.id)).registration_id is not null
      )
      from private.events as event,
        private.personal_invitation_of(event.id, p_guest.email) as invitation,
        private.refusal_of(event, 1) as refusal (code)
      where event.id = p_guest.event_id and not private.is_past(event.as_of, event.ends_at)
  $$;

comment on function public.find_registration is
  'The registration of a link; null if the link is unknown, or the event is over. A cancelled one has no name; withdrawn says whether that can be taken back. invited says whether there is an invitation of the address; free, how many seats can be added; full, whether others would take the seats at once; closed, whether registration has closed. new_email is the address that the link confirms, otherwise null.';

revoke all on function private.concerns_organisers from public, anon, authenticated;

-- A tick says what it replaces: an older one that was made without network does not undo a newer one.

create or replace function public.door_arrivals(p_key text, p_actions jsonb) returns jsonb
  language plpgsql volatile security definer set search_path = '' as $$
declare
  event private.events := private.lock_event_of_key(p_key);
  action jsonb;
  guest bigint;
  refused text[] := '{}';
  removed text[] := '{}';
begin
  if event.id is null then
    return null;
  end if;
  -- In the order in which they were sent.
  for action in
    select value from jsonb_array_elements(p_actions) with ordinality order by ordinality
  loop
    continue when exists (
      select from private.door_actions as applied join private.registrations as ticked on ticked.id = registration_id
        where applied.id = (action ->> 'id')::uuid and ticked.event_id = event.id
    );
    if (action ->> 'arrived')::bigint = 0 then
      -- A guest who was added at the door by mistake is deleted.
      delete from private.registrations where id = (
        select id from private.registrations_and_guests where event_id = event.id and walk_in and id = (action ->> 'guest')::bigint
            and arrived = coalesce((action ->> 'before')::bigint, arrived)
      );
      -- Another device may have done so before.
      if found or exists (
        select from private.erased_guests where event_id = event.id and registration_id = (action ->> 'guest')::bigint
      ) then
        removed := removed || (action ->> 'guest');
        continue;
      end if;
    end if;
    update private.registrations
      -- PostgreSQL may compute this for a tick that the conditions refuse, whose number is no int.
      set arrived = least(greatest(
          (action ->> 'arrived')::bigint, case when (action ->> 'before')::bigint <> arrived then arrived else 0 end
        ), seats)::int
      where event_id = event.id
        and state = 'registered'
        and id = (action ->> 'guest')::bigint
        and (action ->> 'arrived')::bigint between 0 and seats
      returning id into guest;
    if found then
      insert into private.door_actions (id, registration_id) values ((action ->> 'id')::uuid, guest);
    else
      refused := refused || (action ->> 'id');
    end if;
  end loop;
  if cardinality(removed) > 0 then
    perform private.promote(event.id);
  end if;
  select * into event from private.events where id = event.id;
  return jsonb_build_object(
    'cursor', private.last_revision(event.id), 'free', event.capacity - event.taken,
    'refused', to_jsonb(refused), 'removed', to_jsonb(removed)
  );
end
$$;
comment on function public.door_arrivals is
  'Applies ticks, each with its own id: how many persons of a guest have arrived. If another device has changed what the tick replaces (before), the greater number holds: a tick that was made without network may be the older one. 0 removes a guest who was added at the door, and frees the seats; removed has the ids of such guests. Answers which ticks were refused, because the guest has no seat (any more) or not as many. Null if the key is refused.';

-- The codes of an organiser are counted for each network that asks for them.

alter table private.sign_ins add column network bytea;
comment on column private.sign_ins.network is
  'The HMAC of the network that asked, as in private.recent; null if it is unknown.';

drop function public.start_sign_in(text, text, text);
create function public.start_sign_in(
  p_challenge text, p_code text, p_organiser text, p_network text default null
) returns boolean
  language plpgsql volatile security definer set search_path = '' as $$
declare
  from_network constant bytea := decode(p_network, 'hex');
  may_send boolean := false;
begin
  perform private.forget_sign_ins();
  if p_organiser is not null then
    -- One request of an address at a time, so that none is missing from the count.
    perform pg_advisory_xact_lock(hashtextextended('private.sign_ins ' || p_organiser, 0));
    -- A stranger who asks for codes does not lock the organiser out, who asks from elsewhere.
    select count(*) < 20 and count(*) filter (where created_at > now() - interval '1 hour') < 5 into may_send
      from private.sign_ins where organiser = p_organiser and network is not distinct from from_network;
    may_send := may_send and (select count(*) < 100 from private.sign_ins where organiser = p_organiser);
  end if;
  insert into private.sign_ins (challenge, answer, organiser, network) values (
    private.hash_of(p_challenge), private.hash_of(p_challenge || p_code),
    case when may_send then p_organiser end, case when may_send then from_network end
  );
  return may_send;
end
$$;
comment on function public.start_sign_in is
  'Stores a code for the browser with a secret. p_organiser is null for an address of no organiser, and the same is done. Answers whether the code is to be sent: at most five an hour and twenty a day to an address from a network, and a hundred a day to an address.';

revoke all on function public.start_sign_in from public, anon, authenticated;
grant execute on function public.start_sign_in to service_role;

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
