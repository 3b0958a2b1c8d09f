-- Functions that only passed a call on are gone: those that the site calls do the work themselves. What is kept for a time
-- of its own is erased by one function, which the schedule and the daily erasure call.

comment on table private.notice is
  'The urgent notice on every page of the site, by the real clock. Deleted after its end. Who set it is in private.organiser_log, at the same time.';

create or replace function public.update_events(p_events jsonb, p_mail boolean default null)
  returns int language plpgsql volatile security definer set search_path = '' as $$
declare
  facts jsonb;
  max_promoted constant int := private.max_promotions();
  promoted int := 0;
  cancelled int := 0;
begin
  perform private.set_mail(p_mail);
  -- In the order of the ids, as everything that locks several events. An event is locked only if it has older facts, or if
  -- somebody can move up, as when mail was set up again or seats were freed by hand.
  for facts in
    select value from jsonb_array_elements(p_events)
      where not exists (
        select from private.events where id = value ->> 'id' and built_at >= (value ->> 'built_at')::timestamptz
      ) or private.next_waiting(value ->> 'id') is not null or cardinality(private.cancellations_due(value ->> 'id')) > 0
      order by value ->> 'id'
  loop
    exit when promoted = max_promoted or cancelled >= max_promoted;
    cancelled := cancelled + cardinality(private.cancellations_due(facts ->> 'id'));
    perform private.store_facts(facts);
    promoted := promoted + private.promote(facts ->> 'id', max_promoted - promoted);
  end loop;
  return case when cancelled < max_promoted then promoted else max_promoted end;
end
$$;

create or replace function public.claim_mail()
  returns table (
    id uuid, attempt int, kind text, event text, state text, locale text, full_name text, email text, seats int,
    token text, link text, subject text, message text, others text[], is_test boolean, links jsonb
  )
  language plpgsql volatile security definer set search_path = '' as $$
declare
  claimed private.outbox;
  -- At most three mails to one address within an hour, against strangers who register somebody else. They count even if
  -- the mail is gone by now. A mail that says that a registration is cancelled or has moved is the last one to its address,
  -- and keeps a name and an address until it is sent: it may be the fourth or the fifth.
  after_three bytea[];
  after_five bytea[];
begin
  -- One claim at a time, until the end of the transaction: two at once would count the same mails of the last hour.
  perform pg_advisory_xact_lock(hashtext('private.outbox'));
  after_three := array(
    select hash from private.recent where recent.kind = 'mail' and at > now() - interval '1 hour'
      group by hash having count(*) >= 3
  );
  after_five := array(
    select hash from private.recent where recent.kind = 'mail' and hash = any (after_three) and at > now() - interval '1 hour'
      group by hash having count(*) >= 5
  );
  -- Links that were asked for an hour ago are not sent any more, nor those to an address that may get no further mail now.
  delete from private.outbox as mail
    where mail.kind = 'links'
      and (mail.created_at <= now() - interval '1 hour'
        or mail.attempts = 0 and private.hash_of(private.normalise(mail.email)) = any (after_three));
  loop
    select mail.* into claimed
      from private.outbox as mail
      join private.recipients as recipient on recipient.mail_id = mail.id
      left join private.events as event on event.id = recipient.event_id
      where mail.sent_at is null
        and mail.refused_at is null
        and mail.due_at <= now()
        -- After the event, only a message of the organiser is of use; and the last mail of a cancelled registration, which is
        -- the only place that still has its name and address.
        and (
          mail.kind in ('message', 'cancelled', 'links') or mail.test_event_id is not null
            or not private.is_past(event.as_of, event.ends_at)
        )
        -- A further attempt within the hour does not count as another mail.
        and (
          mail.test_event_id is not null or mail.claimed_at > now() - interval '1 hour'
            or not private.hash_of(private.normalise(recipient.email)) = any (
              case when mail.kind in ('cancelled', 'moved') then after_five else after_three end
            )
        )
      -- New mails first: those that failed before must not delay them.
      order by mail.priority, mail.attempts, mail.due_at
      limit 1
      -- Only the mail is locked, and nothing is waited for: a change or an erasure of a registration holds its event, and
      -- waits for this mail.
      for update of mail skip locked;
    if not found then
      return;
    end if;
    exit when claimed.kind <> 'links';
    links := private.links_of(claimed.email);
    exit when links is not null;
    -- Nobody is registered or invited with this address.
    delete from private.outbox where outbox.id = claimed.id;
  end loop;
  if claimed.test_event_id is null and coalesce(claimed.claimed_at <= now() - interval '1 hour', true) then
    perform private.note('mail', recipient.email) from private.recipients as recipient where mail_id = claimed.id;
  end if;
  -- The lease is longer than a worker lives after its claim. If the worker is killed, the mail is due again afterwards.
  update private.outbox
    set attempts = attempts + 1, claimed_at = now(), due_at = now() + interval '2 minutes'
    where outbox.id = claimed.id;
  return query
    select claimed.id, claimed.attempts + 1, claimed.kind, coalesce(recipient.event_id, ''), recipient.state, recipient.locale,
        coalesce(recipient.full_name, links -> 0 ->> 'full_name'), recipient.email, recipient.seats,
        -- After the event, no link is valid.
        case when not private.is_past(event.as_of, event.ends_at) then claimed.token end,
        case
          when exists (select from private.tokens where hash = private.hash_of(claimed.token)) then 'registration'
          when claimed.invitation_id is not null then 'personalInvitation'
          else 'registration'
        end,
        private.text_in(written.subject, recipient.locale), private.text_in(written.text, recipient.locale),
        array(
          select other.event_id from private.registrations_and_guests as other
            where other.address = private.normalise(recipient.email)
              and other.event_id <> recipient.event_id
              and other.state = 'registered'
            order by other.event_id
        ),
        claimed.test_event_id is not null, links
      from private.recipients as recipient
      left join private.events as event on event.id = recipient.event_id
      left join private.messages as written on written.id = claimed.message_id
      where recipient.mail_id = claimed.id;
end
$$;

create or replace function public.send_test(
  p_event text,
  -- message, invitation or reminder
  p_kind text,
  -- The texts of a message by language, otherwise null.
  p_subject jsonb,
  p_text jsonb,
  p_full_name text,
  p_email text,
  p_locale text,
  p_mail boolean
) returns int language plpgsql volatile security definer set search_path = '' as $$
declare
  new_message bigint;
begin
  perform private.set_mail(p_mail);
  if not public.mail_is_set_up() then
    raise exception 'mail_not_set_up' using errcode = 'PT409';
  elsif not exists (select from private.events where id = p_event) then
    return 0;
  end if;
  if p_kind = 'message' then
    insert into private.messages (event_id, subject, text, is_test) values (p_event, p_subject, p_text, true)
      returning id into new_message;
  end if;
  insert into private.outbox (test_event_id, own_locale, kind, message_id, full_name, email)
    values (p_event, p_locale, p_kind, new_message, p_full_name, p_email);
  return 1;
exception
  -- PostgreSQL's own messages would repeat the whole row.
  when check_violation or not_null_violation then
    raise exception 'mail_invalid' using errcode = 'PT400';
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
  perform private.forget_late_upcoming(p_upcoming);
  perform private.forget_expired();
  return queued;
end
$$;

create or replace function public.door_message(p_key text, p_subject jsonb, p_text jsonb, p_mail boolean) returns jsonb
  language plpgsql volatile security definer set search_path = '' as $$
declare
  event private.events;
  written jsonb;
begin
  perform private.set_mail(p_mail);
  event := private.lock_event_of_key(p_key);
  if event.id is null then
    return null;
  elsif not private.may_write(p_key) then
    return jsonb_build_object('outcome', 'may_not_write');
  elsif not public.mail_is_set_up() then
    return jsonb_build_object('outcome', 'no_mail');
  elsif (
    select count(*) >= 5 from private.organiser_log
      where event_id = event.id and action = 'guide_message' and at > now() - interval '1 day'
  ) then
    return jsonb_build_object('outcome', 'too_many_messages');
  end if;
  written := public.write_to_guests('guide', event.id, null, false, p_subject, p_text, false, null);
  if written ->> 'outcome' in ('changed', 'gone') then
    return jsonb_build_object('outcome', 'message_sent', 'guests', coalesce(written -> 'changed', '0'));
  end if;
  return written;
end
$$;
comment on function public.door_message is
  'Queues a message of the guide to all guests, as write_to_guests() does, five times a day at most. Answers the outcome: message_sent with the number of guests, may_not_write, no_mail, too_many_messages or message_repeated. Null if the key is refused.';

create or replace function private.found_registration(p_guest private.registrations_and_guests) returns jsonb
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

create or replace function private.forget_expired() returns void
  language sql volatile security definer set search_path = '' as $$
    -- Rows that another transaction holds are left to the next run.
    delete from private.recent where ctid in (
      select ctid from private.recent where at <= now() - interval '1 hour' for update skip locked
    );
    delete from private.corrections where registration_id in (
      select registration_id from private.corrections
        where created_at <= now() - interval '1 hour' for update skip locked
    );
    delete from private.withdrawn_guests where registration_id in (
      select registration_id from private.withdrawn_guests
        where withdrawn_at <= now() - interval '24 hours' for update skip locked
    );
    delete from private.new_addresses where registration_id in (
      select registration_id from private.new_addresses
        where created_at <= now() - interval '24 hours' for update skip locked
    );
    delete from private.outbox where id in (
      select id from private.outbox
        where kind = 'links' and created_at <= now() - interval '1 hour' for update skip locked
    );
    delete from private.sign_ins where challenge in (
      select challenge from private.sign_ins
        where created_at <= now() - case when organiser is null then interval '10 minutes' else interval '1 day' end
        for update skip locked
    );
    delete from private.organiser_sessions where hash in (
      select hash from private.organiser_sessions where valid_until <= now() for update skip locked
    );
    delete from private.organiser_log where id in (
      select id from private.organiser_log
        where event_id is null and at <= now() - interval '90 days' for update skip locked
    );
    delete from private.notice where id in (
      select id from private.notice where ends_at <= now() for update skip locked
    )
  $$;
comment on function private.forget_expired is
  'Erases what is kept for a time of its own, whatever becomes of its event, once that time is over. It waits for nothing, and whoever has called it waits for nothing either.';

create or replace function public.erase_ended_registrations()
  returns jsonb language plpgsql volatile security definer set search_path = '' as $$
declare
  event private.events;
  erased int := 0;
begin
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
  perform private.forget_expired();
  return jsonb_build_object('erased', erased) || public.health();
end
$$;

create or replace function public.start_sign_in(
  p_challenge text, p_code text, p_organiser text, p_network text default null
) returns boolean
  language plpgsql volatile security definer set search_path = '' as $$
declare
  from_network constant bytea := decode(p_network, 'hex');
  may_send boolean := false;
begin
  if p_organiser is not null then
    -- One request of an address at a time, so that none is missing from the count.
    perform pg_advisory_xact_lock(hashtextextended('private.sign_ins ' || p_organiser, 0));
    -- A stranger who asks for codes does not lock the organiser out, who asks from elsewhere.
    select count(*) < 20 and count(*) filter (where created_at > now() - interval '1 hour') < 5 into may_send
      from private.sign_ins
      where organiser = p_organiser and network is not distinct from from_network
        and created_at > now() - interval '1 day';
    may_send := may_send and (
      select count(*) < 100 from private.sign_ins
        where organiser = p_organiser and created_at > now() - interval '1 day'
    );
  end if;
  insert into private.sign_ins (challenge, answer, organiser, network) values (
    private.hash_of(p_challenge), private.hash_of(p_challenge || p_code),
    case when may_send then p_organiser end, case when may_send then from_network end
  );
  return may_send;
end
$$;

create or replace function public.organiser_overview(
  p_events jsonb,
  -- That of the exhibition, in which its days begin.
  p_time_zone text default 'UTC'
) returns jsonb language plpgsql volatile security definer set search_path = '' as $$
declare
  zone text := p_time_zone;
begin
  begin
    perform now() at time zone zone;
  exception when invalid_parameter_value then
    -- A zone that this PostgreSQL does not know yet is no reason to show nothing.
    zone := 'UTC';
  end;
  perform public.update_events(p_events);
  -- Of events that the content no longer has. Whoever holds one carries out its cancellations: nobody waits for it here.
  perform private.promote(id)
    from (
      select id from private.events
        where cardinality(private.cancellations_due(id)) > 0
          and not exists (select from jsonb_array_elements(p_events) where value ->> 'id' = events.id)
        order by id limit 1 for no key update skip locked
    ) as removed;
  return jsonb_build_object(
    'events', (
      select coalesce(jsonb_agg(jsonb_build_object(
          'event', event.id, 'ends_at', event.ends_at, 'capacity', event.capacity, 'taken', event.taken,
          'waiting', settings -> 'waiting', 'settings', settings,
          'arrived', (select coalesce(sum(arrived), 0) from private.registrations where event_id = event.id),
          'held_back', private.is_held_back(event.id),
          'days', (
            select coalesce(jsonb_agg(jsonb_build_array(day, seats) order by day), '[]') from (
              select (created_at at time zone zone)::date as day, sum(seats) as seats
                from private.registrations where event_id = event.id and state <> 'cancelled' group by 1
            ) as by_day
          )
        ) order by event.ends_at, event.id), '[]')
        from private.events as event cross join public.event_settings(event.id) as settings
    ),
    'mail', (
      select coalesce(jsonb_agg(to_jsonb(unsent)), '[]') from (
        select recipient.event_id as event, mail.fault, count(*) as mails,
            case when mail.refused_at is null then 'waiting' else 'refused' end as state
          from private.outbox as mail join private.recipients as recipient on recipient.mail_id = mail.id
          where mail.sent_at is null and private.concerns_organisers(mail) group by 1, 2, 4 order by 1, 4, 2
      ) as unsent
    ),
    'mail_set_up', public.mail_is_set_up(),
    'newest_build', (
      select max(built_at) from private.events where id in (select value ->> 'id' from jsonb_array_elements(p_events))
    ),
    'trouble', private.trouble(),
    'log', (
      select coalesce(jsonb_agg(jsonb_build_object(
          'event', event_id, 'organiser', organiser, 'action', action, 'guests', guests, 'at', at
        ) order by id desc), '[]')
        from (select * from private.organiser_log order by id desc limit 100) as last_changes
    )
  );
end
$$;

create or replace function public.organiser_door(p_event text) returns jsonb
  language sql stable security definer set search_path = '' as $$
    select jsonb_build_object(
        'links', (select count(*) from private.door_links where event_id = p_event and now() < valid_until),
        'devices', (
          select coalesce(jsonb_agg(jsonb_build_object(
              'id', id::text, 'device', device, 'guide', may_write
            ) order by id), '[]')
            from private.door_keys where event_id = p_event and now() < valid_until
        )
      )
  $$;
comment on function public.organiser_door is
  'How many links to the door of an event are or will be valid, and the devices there.';

create or replace function public.change_door(
  p_organiser text, p_event text, p_action text, p_facts jsonb, p_times timestamptz[], p_device bigint
) returns text language plpgsql volatile security definer set search_path = '' as $$
declare
  answer text;
begin
  if p_facts is not null then
    perform private.follow_build(p_facts);
  else
    perform from private.events where id = p_event for no key update;
  end if;
  delete from private.door_links where event_id = p_event and now() >= valid_until;
  delete from private.door_keys where event_id = p_event and now() >= valid_until;
  case p_action
    when 'open_door', 'open_guide' then
      answer := private.random_token();
      insert into private.door_links (hash, event_id, valid_from, admits_until, valid_until, may_write) values (
        private.hash_of(answer), p_event, p_times[1], p_times[2], p_times[3], p_action = 'open_guide'
      );
    when 'close_door' then
      delete from private.door_keys where event_id = p_event;
      delete from private.door_links where event_id = p_event;
      get diagnostics answer = row_count;
    when 'end_device' then
      delete from private.door_keys where event_id = p_event and id = p_device;
      get diagnostics answer = row_count;
  end case;
  -- No device needs them.
  delete from private.erased_guests where event_id = p_event and not private.has_open_door(p_event);
  perform private.log(p_organiser, p_event, p_action, 0);
  return answer;
end
$$;
comment on function public.change_door is
  'Does at the door what an organiser asks for, and deletes what no device there needs any more. open_door, or open_guide for a link that may write to the guests, makes a link with the facts of the event and three times, and answers its key; earlier links remain valid. close_door ends all links and the keys of all devices, and answers how many links were valid, or were to become valid. end_device ends the key of one device, and answers how many were ended: 1 or 0.';

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

create or replace function public.write_to_guests(
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

drop function private.require_mail();
drop function public.list_events();
drop function private.forget_recent();
drop function private.lock_registration(text, text);
drop function public.create_personal_invitations(jsonb, jsonb, boolean);
drop function public.count_reminders(text);
drop function public.remind_personal_invitations(text, boolean);
drop function public.revoke_personal_invitation(text, text);
drop function private.forget_links_asked_for(bytea[]);
drop function public.list_mail();
drop function private.is_repeated(text, jsonb, jsonb);
drop function public.send_message(text, jsonb, jsonb, boolean);
drop function private.forget_ended_keys(text);
drop function public.open_door(jsonb, timestamptz, timestamptz, timestamptz, boolean);
drop function public.list_devices(text);
drop function public.end_device(text, bigint);
drop function public.close_door(text);
drop function private.forget_own_changes();
drop function private.forget_sign_ins();
drop function private.forget_notices();

revoke all on function private.forget_expired() from public, anon, authenticated;

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
