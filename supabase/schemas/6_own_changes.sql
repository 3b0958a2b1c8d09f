-- What guests do themselves: they change a registration by the link of their mail, take a cancellation back, and correct an
-- address in the browser in which they registered.

create table private.corrections (
  registration_id bigint primary key references private.guests on delete cascade,
  hash bytea not null,
  remaining int not null default 3 check (remaining >= 0),
  created_at timestamptz not null default now()
);
comment on table private.corrections is
  'Registrations whose address can still be corrected in the browser in which they were made: for an hour, and until somebody has sent a form that the link of the mail leads to.';
comment on column private.corrections.hash is 'SHA-256 of the secret of the browser.';
comment on column private.corrections.remaining is 'How often the address can be corrected.';

create table private.withdrawn_guests (
  registration_id bigint primary key,
  event_id text not null,
  full_name text not null,
  email text not null,
  address text generated always as (private.normalise(email)) stored,
  withdrawn_at timestamptz not null default now(),
  foreign key (registration_id, event_id) references private.registrations (id, event_id)
    on update cascade on delete cascade
);
create index withdrawn_guests_address on private.withdrawn_guests (event_id, address);
comment on table private.withdrawn_guests is
  'Guests who have cancelled, for 24 hours, so that they can take it back. Another registration of the address ends it, too.';

create table private.new_addresses (
  registration_id bigint primary key references private.guests on delete cascade,
  hash bytea not null unique,
  email text not null,
  created_at timestamptz not null default now()
);
comment on table private.new_addresses is
  'Addresses that guests want for their registrations and have not confirmed, for 24 hours. The mail to it has the link that confirms it.';
comment on column private.new_addresses.hash is
  'SHA-256 of the token of that link. Once it is confirmed, it is the link to the registration.';

alter table private.corrections enable row level security;
alter table private.withdrawn_guests enable row level security;
alter table private.new_addresses enable row level security;

create function private.end_links(p_guest private.registrations_and_guests) returns void
  language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.forget_unsent_mail(p_guest);
  delete from private.tokens where registration_id = p_guest.id;
  delete from private.new_addresses where registration_id = p_guest.id;
end
$$;
comment on function private.end_links is
  'Ends every link of a registration, before another address takes the place of its own: whoever has the old one opens nothing any more.';

create function private.withdrawn_guest(p_registration bigint) returns private.withdrawn_guests
  language sql stable security definer set search_path = '' as $$
    select * from private.withdrawn_guests
      where registration_id = p_registration and withdrawn_at > now() - interval '24 hours'
  $$;

create function private.new_address_of_token(p_token text) returns private.new_addresses
  language sql stable security definer set search_path = '' as $$
    select * from private.new_addresses
      where hash = private.hash_of(p_token) and created_at > now() - interval '24 hours'
  $$;

create function private.found_registration(p_guest private.registrations_and_guests) returns jsonb
  language sql stable security definer set search_path = '' as $$
    select jsonb_build_object(
        'event', event.id, 'state', p_guest.state, 'seats', p_guest.seats, 'attendance', p_guest.attendance,
        'full_name', p_guest.full_name, 'revision', p_guest.revision, 'invited', invitation.id is not null,
        'free', case
          when p_guest.state = 'registered' and invitation.id is null and refusal.code is null
            then event.capacity - event.taken
          else 0
        end,
        'full', refusal.code is not distinct from 'capacity_full',
        'closed', refusal.code is not distinct from 'registration_closed',
        'withdrawn', coalesce(refusal.code, 'capacity_full') = 'capacity_full'
          and (private.withdrawn_guest(p_guest.id)).registration_id is not null,
        'restorable', case
          when again.code is null then 'registered'
          when again.code = 'capacity_full' and private.takes_waiting(event) then 'waiting'
        end
      )
      from private.events as event,
        private.personal_invitation_of(event.id, p_guest.email) as invitation,
        private.refusal_of(event, 1) as refusal (code),
        private.refusal_of(event, p_guest.seats) as again (code)
      where event.id = p_guest.event_id and not private.is_past(event.as_of, event.ends_at)
  $$;

create function public.find_registration(p_token text) returns jsonb
  language sql stable security definer set search_path = '' as $$
    select private.found_registration(guest) || jsonb_build_object('new_email', new_address.email)
      from private.new_address_of_token(p_token) as new_address,
        private.registrations_and_guests as guest
      where guest.id = coalesce(new_address.registration_id, (private.registration_of_token(p_token)).id)
  $$;
comment on function public.find_registration is
  'The registration of a link; null if the link is unknown, or the event is over. A cancelled one has no name; withdrawn says whether that can be taken back within its time, and restorable, what the registration would be then now: registered, waiting or null. invited says whether there is an invitation of the address; free, how many seats can be added; full, whether others would take the seats at once; closed, whether registration has closed. new_email is the address that the link confirms, otherwise null.';

create function private.lock_registration_of_token(p_token text) returns private.registrations_and_guests
  language plpgsql volatile security definer set search_path = '' as $$
declare
  guest private.registrations_and_guests;
begin
  perform from private.events
    where id = (private.registration_of_token(p_token)).event_id for no key update;
  -- Only now: while this transaction waited, another one may have changed or erased the registration.
  select * into guest from private.registration_of_token(p_token);
  if private.found_registration(guest) is null then
    return null;
  end if;
  -- Whoever sends the forms behind the link has the mail: its address is right.
  delete from private.corrections where registration_id = guest.id;
  return guest;
end
$$;
comment on function private.lock_registration_of_token is
  'Locks the event of a link, and finds the registration; null if the link is unknown, or the event is over. Its address cannot be corrected in a browser any more.';

create function public.change_registration(
  p_token text,
  p_persons int,
  p_mail boolean,
  -- The facts of the event, so that persons can be added; null: there can only be fewer.
  p_facts jsonb default null,
  -- The revision of the registration that the form showed; null: any.
  p_revision bigint default null,
  p_network text default null,
  p_network_before text default null
) returns jsonb language plpgsql volatile security definer set search_path = '' as $$
declare
  event private.events;
  guest private.registrations_and_guests;
  added int;
  outcome text := 'changed';
begin
  if p_persons is null or p_persons < 0 then
    raise exception 'registration_invalid' using errcode = 'PT400';
  end if;
  perform private.set_mail(p_mail);
  perform private.lock_network(p_network);
  if (private.registration_of_token(p_token)).event_id = p_facts ->> 'id' then
    event := private.follow_build(p_facts);
  end if;
  guest := private.lock_registration_of_token(p_token);
  if guest.id is null then
    return null;
  end if;
  added := p_persons - guest.seats;

  if guest.state = 'cancelled' then
    outcome := case when p_persons = 0 then 'cancelled' else 'too_many' end;
  elsif guest.revision <> p_revision and added <> 0 then
    outcome := 'changed_meanwhile';
  elsif p_persons < guest.arrived then
    outcome := 'arrived';
  elsif p_persons = 0 then
    outcome := 'cancelled';
    insert into private.withdrawn_guests (registration_id, event_id, full_name, email)
      select guest.id, guest.event_id, guest.full_name, guest.email
        from private.events as of_guest
        where of_guest.id = guest.event_id and not of_guest.called_off
          and (private.personal_invitation_of(guest.event_id, guest.email)).id is null;
    perform private.cancel(guest);
  elsif added > 0 then
    outcome := case
      when guest.state <> 'registered' or event.id is null or (guest.attendance is not null and p_persons > 2)
        or (private.personal_invitation_of(event.id, guest.email)).id is not null then 'too_many'
      when private.refusal_of(event, added) is not null then private.refusal_of(event, added)
      when private.exceeds_network_limit(p_network, p_network_before, added) then 'too_many_from_network'
      else outcome
    end;
    if outcome = 'changed' then
      insert into private.recent (kind, hash, seats)
        select 'network', decode(p_network, 'hex'), added where p_network is not null;
    end if;
  end if;
  if outcome = 'changed' and added <> 0 then
    -- First, because a worker that holds the mail may need the key of the registration, which the update locks.
    perform private.queue_mail(guest, 'changed');
    -- The form that was sent before no longer says what is registered: sent again, it is not the same submission.
    update private.guests set submission_id = gen_random_uuid() where registration_id = guest.id;
    update private.registrations
      set attendance = case when attendance is not null then case p_persons when 2 then 'plusOne' else 'solo' end end,
        persons = case when persons is not null then p_persons end
      where id = guest.id;
  end if;
  perform private.promote(guest.event_id);
  return public.find_registration(p_token) || jsonb_build_object('outcome', outcome);
end
$$;
comment on function public.change_registration is
  'Changes a registration to a number of persons; 0 cancels it. More persons follow the rules of a registration. Answers null, or as find_registration() with the outcome: changed, cancelled, too_many, arrived, if more persons than that have arrived, changed_meanwhile, capacity_full, registration_not_open, registration_closed or too_many_from_network.';

create function public.restore_registration(
  p_token text,
  p_facts jsonb,
  -- Whether the guest wants to wait if no seat is left.
  p_waiting boolean,
  -- The revision of the registration that the form showed; null: any.
  p_revision bigint,
  p_mail boolean
) returns jsonb language plpgsql volatile security definer set search_path = '' as $$
declare
  event private.events;
  guest private.registrations_and_guests;
  withdrawn private.withdrawn_guests;
  new_state text := 'registered';
  outcome text := 'restored';
begin
  perform private.set_mail(p_mail);
  if (private.registration_of_token(p_token)).event_id is distinct from p_facts ->> 'id' then
    return null;
  end if;
  event := private.follow_build(p_facts);
  guest := private.lock_registration_of_token(p_token);
  if guest.id is null then
    return null;
  end if;
  withdrawn := private.withdrawn_guest(guest.id);
  if guest.state <> 'cancelled' then
    -- A guest whose answer was lost sends the form again.
    return public.find_registration(p_token) || jsonb_build_object('outcome', outcome);
  elsif guest.revision <> p_revision then
    outcome := 'changed_meanwhile';
  elsif withdrawn.registration_id is null then
    outcome := 'too_late';
  elsif (private.registration_of_address(event.id, withdrawn.email)).id is not null then
    outcome := 'email_taken';
  elsif private.has_many_registrations(withdrawn.email) then
    outcome := 'too_many_registrations';
  else
    outcome := coalesce(private.refusal_of(event, guest.seats), outcome);
    if outcome = 'capacity_full' and private.takes_waiting(event) then
      outcome := case when p_waiting then 'restored' else 'may_wait' end;
      new_state := 'waiting';
    end if;
  end if;
  if outcome = 'restored' then
    -- A new row, with a new place in the order of the waiting list. The links lead to it.
    delete from private.withdrawn_guests where registration_id = guest.id;
    perform private.forget_unsent_mail(guest);
    withdrawn.registration_id := (private.add_registration(
      event.id, new_state, gen_random_uuid(), withdrawn.full_name, withdrawn.email, guest.attendance, guest.persons,
      guest.locale, guest.notice_version
    )).id;
    update private.tokens set registration_id = withdrawn.registration_id where registration_id = guest.id;
    delete from private.registrations where id = guest.id;
    perform private.queue_mail(restored, new_state) from private.registrations_and_guests as restored
      where restored.id = withdrawn.registration_id;
  end if;
  return public.find_registration(p_token) || jsonb_build_object('outcome', outcome);
end
$$;
comment on function public.restore_registration is
  'Takes a cancellation back, if the seats are free. Answers null, or as find_registration() with the outcome: restored, changed_meanwhile, too_late, may_wait, email_taken, capacity_full, registration_not_open, registration_closed or too_many_registrations.';

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

create function public.change_guest(
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
      -- So that nobody writes to strangers through the site, or asks on and on who is registered.
      when private.count_recent('address', guest.email) >= 5 then 'too_many_registrations'
      when (private.registration_of_address(guest.event_id, p_email)).id is not null then 'email_taken'
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
comment on function public.change_guest is
  'Changes the name of a guest. Another address gets a mail first, whose link confirms it. Answers null, or as find_registration() with the outcome: changed, address_sent, changed_meanwhile, no_mail, email_taken or too_many_registrations. Only the first two change something.';

create function public.confirm_address(p_token text) returns jsonb
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
  -- Whoever reads the former mailbox may know nothing of this, and has links that have just ended.
  if public.mail_is_set_up() and guest.email is not null then
    insert into private.outbox (registration_id, kind, full_name, email)
      values (guest.id, 'moved', guest.full_name, guest.email);
  end if;
  update private.guests set email = new_address.email, submission_id = gen_random_uuid() where registration_id = guest.id;
  insert into private.tokens (hash, registration_id) values (private.hash_of(p_token), guest.id);
  -- So that the new mailbox has what the one before had: the link until the event ends, the way, and the calendar.
  select * into guest from private.registrations_and_guests where id = guest.id;
  perform private.queue_mail(guest, guest.state);
  return public.find_registration(p_token) || jsonb_build_object('outcome', 'confirmed');
end
$$;
comment on function public.confirm_address is
  'Gives a registration the address to which the link was sent, ends all its other links, and queues its confirmation and a mail to the former address. Answers null, or as find_registration() with the outcome: confirmed, changed_meanwhile or email_taken.';

create function public.correct_address(
  p_secret text,
  p_event text,
  p_submission_id uuid,
  -- Null: only says what is registered.
  p_email text,
  p_mail boolean
) returns jsonb language plpgsql volatile security definer set search_path = '' as $$
declare
  guest private.registrations_and_guests;
  outcome text := 'found';
begin
  if p_email is not null then
    perform private.set_mail(p_mail);
    perform from private.events where id = p_event for no key update;
  end if;
  select registered.* into guest
    from private.corrections as correction
      join private.registrations_and_guests as registered on registered.id = correction.registration_id
      join private.events as event on event.id = registered.event_id
    where registered.event_id = p_event
      and registered.submission_id = p_submission_id
      and correction.hash = private.hash_of(p_secret)
      and correction.created_at > now() - interval '1 hour'
      and not private.is_past(event.as_of, event.ends_at)
      and (private.personal_invitation_of(registered.event_id, registered.email)).id is null;
  if guest.id is null then
    return null;
  elsif private.normalise(p_email) <> guest.address then
    outcome := case
      when exists (select from private.corrections where registration_id = guest.id and remaining = 0)
        or private.has_many_registrations(p_email) then 'too_many_registrations'
      when (private.registration_of_address(p_event, p_email)).id is not null then 'email_taken'
      else 'corrected'
    end;
  end if;
  if outcome = 'corrected' then
    update private.corrections set remaining = remaining - 1 where registration_id = guest.id;
    perform private.end_links(guest);
    -- First, because a worker that holds the mail may need the key of the registration, which the update locks.
    perform private.queue_mail(guest, guest.state);
    update private.guests set email = p_email where registration_id = guest.id;
    perform private.note('registration', p_email);
  end if;
  return jsonb_build_object(
    'outcome', outcome, 'state', guest.state, 'full_name', guest.full_name, 'seats', guest.seats,
    'email', case outcome when 'corrected' then p_email else guest.email end
  );
exception
  -- PostgreSQL's own messages would repeat the whole row.
  when check_violation or not_null_violation or unique_violation then
    raise exception 'registration_invalid' using errcode = 'PT400';
end
$$;
comment on function public.correct_address is
  'Corrects the address of a registration in the browser in which it was made, ends the links of the old one, and queues the mail again. Answers null if it cannot be corrected there, or the registration with the outcome: found, corrected, email_taken or too_many_registrations.';
