-- Personal invitations: guests whom the organiser invites by name, and the links with which they accept or decline.
--
-- An invitation and a registration are matched by event and e-mail address, which is unique in both tables. Whatever
-- writes invitations holds the lock of their event.

create table private.personal_invitations (
  id bigint generated always as identity primary key,
  event_id text not null references private.events,
  locale text not null check (locale ~ '^[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,4}$'),
  max_seats int not null check (max_seats > 0),
  created_at timestamptz not null default now(),
  declined_at timestamptz,
  revoked_at timestamptz,
  revoked_hash bytea,
  submission_id uuid,
  unique (id, event_id),
  constraint personal_invitations_revoked check ((revoked_at is null) = (revoked_hash is null))
);
create index personal_invitations_event on private.personal_invitations (event_id, id);
create index personal_invitations_revoked_hash on private.personal_invitations (event_id, revoked_hash);
comment on table private.personal_invitations is
  'The invitations to an event, without anything about the person: that is in private.invited_guests. Accepted: there is a registration of the address. Erased with the registrations.';
comment on column private.personal_invitations.max_seats is 'How many seats the guest may take.';
comment on column private.personal_invitations.declined_at is
  'When the guest declined, or cancelled a registration; null since they accepted.';
comment on column private.personal_invitations.revoked_at is 'When the organiser revoked it.';
comment on column private.personal_invitations.revoked_hash is
  'SHA-256 of the address of a revoked invitation, which has no guest any more: so that the same list of guests does not invite them again.';
comment on column private.personal_invitations.submission_id is
  'Of the form that accepted last: sent again after a cancellation, as by a reload, it accepts nothing.';

create table private.invited_guests (
  invitation_id bigint primary key,
  event_id text not null,
  full_name text not null check (
    full_name = btrim(full_name) and char_length(full_name) between 1 and 200 and full_name !~ '[[:cntrl:]]'
  ),
  email text not null check (
    octet_length(email) = char_length(email) and char_length(email) <= 254 and email ~ '^[^@[:space:]]+@[^@[:space:]]+$'
  ),
  address text generated always as (private.normalise(email)) stored,
  foreign key (invitation_id, event_id) references private.personal_invitations (id, event_id)
    on update cascade on delete cascade,
  constraint invited_guests_address_key unique (event_id, address)
);
comment on table private.invited_guests is
  'What is personal about an invitation. The row is deleted when the invitation is revoked or erased. Personal columns stand here, and nowhere else.';

create table private.personal_invitation_tokens (
  hash bytea primary key,
  invitation_id bigint not null references private.personal_invitations on delete cascade
);
create index personal_invitation_tokens_invitation on private.personal_invitation_tokens (invitation_id);
comment on table private.personal_invitation_tokens is 'The links to invitations. A revoked invitation has none.';
comment on column private.personal_invitation_tokens.hash is 'SHA-256 of the token.';

alter table private.personal_invitations enable row level security;
alter table private.invited_guests enable row level security;
alter table private.personal_invitation_tokens enable row level security;

create function private.forget_invited_guest() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  select private.hash_of(address) into new.revoked_hash from private.invited_guests where invitation_id = new.id;
  delete from private.invited_guests where invitation_id = new.id;
  delete from private.personal_invitation_tokens where invitation_id = new.id;
  update private.outbox set token = null where invitation_id = new.id and kind = 'cancelled';
  return new;
end
$$;
create trigger forget_invited_guest before update of revoked_at on private.personal_invitations
  for each row when (old.revoked_at is null and new.revoked_at is not null) execute function private.forget_invited_guest();

create view private.answers with (security_invoker = true) as
  select invitation.id, invitation.event_id, invited.email, invitation.locale, invitation.created_at,
      coalesce(guest.full_name, invited.full_name) as full_name,
      -- A guest who was registered for more may keep their seats.
      greatest(invitation.max_seats, registration.seats) as max_seats,
      registration.id as registration_id,
      registration.state as registration_state,
      registration.seats,
      case
        when invitation.revoked_at is not null then 'revoked'
        when registration.id is not null then 'accepted'
        when invitation.declined_at is not null then 'declined'
        else 'silent'
      end as state
    from private.personal_invitations as invitation
    left join private.invited_guests as invited on invited.invitation_id = invitation.id
    left join private.guests as guest on guest.event_id = invited.event_id and guest.address = invited.address
    left join private.registrations as registration on registration.id = guest.registration_id;
comment on view private.answers is 'Invitations, and what has become of them: silent, accepted, declined or revoked.';

create function private.new_personal_invitation_token(p_invitation bigint) returns text
  language plpgsql volatile security definer set search_path = '' as $$
declare
  token constant text := private.random_token();
begin
  insert into private.personal_invitation_tokens (hash, invitation_id) values (private.hash_of(token), p_invitation);
  return token;
end
$$;
comment on function private.new_personal_invitation_token is
  'Makes a token for an invitation, and stores its hash. Earlier tokens remain valid.';

create function private.personal_invitation_of(p_event text, p_email text) returns private.personal_invitations
  language sql stable security definer set search_path = '' as $$
    select * from private.personal_invitations where id = (
      select invitation_id from private.invited_guests where event_id = p_event and address = private.normalise(p_email)
    )
  $$;
comment on function private.personal_invitation_of is
  'The invitation of an address to an event; null if there is none, or it is revoked.';

create function private.invite(p_invitations bigint[], p_kind text, p_send boolean) returns jsonb
  language plpgsql volatile security definer set search_path = '' as $$
declare
  links jsonb;
begin
  with link as materialized (
    select invitation.*, invited.full_name, invited.email, private.new_personal_invitation_token(invitation.id) as token
      from private.personal_invitations as invitation join private.invited_guests as invited on invited.invitation_id = invitation.id
      where invitation.id = any (p_invitations)
  ), queued as (
    insert into private.outbox (invitation_id, kind, token) select id, p_kind, token from link where p_send order by id
  )
  select coalesce(jsonb_agg(jsonb_build_object(
      'full_name', full_name, 'email', email, 'locale', locale, 'max_seats', max_seats,
      'token', case when not p_send then token end
    ) order by id), '[]') into links
    from link;
  return links;
end
$$;
comment on function private.invite is
  'Makes a link for each invitation: queues a mail with it, or answers it. The caller holds the lock of the event.';

create function private.to_remind(p_event text, p_send boolean) returns bigint[]
  language sql stable security definer set search_path = '' as $$
    select coalesce(array_agg(answer.id order by answer.id), '{}')
      from private.answers as answer
      where answer.event_id = p_event
        and answer.state = 'silent'
        and not (
          p_send and (
            answer.created_at > now() - interval '24 hours'
            -- Their mail has not been sent yet, or just now.
            or exists (
              select from private.outbox as mail
                where mail.invitation_id = answer.id
                  and (
                    (mail.sent_at is null and mail.refused_at is null)
                    or (mail.kind in ('invitation', 'reminder') and mail.sent_at > now() - interval '24 hours')
                  )
            )
          )
        )
  $$;
comment on function private.to_remind is
  'The invitations without an answer. By mail nobody is reminded within 24 hours after the invitation or another reminder.';

create function public.find_personal_invitation(p_token text) returns jsonb
  language sql stable security definer set search_path = '' as $$
    select jsonb_build_object(
        'event', event.id, 'full_name', invitation.full_name, 'email', invitation.email, 'max_seats', invitation.max_seats,
        'locale', invitation.locale, 'state', invitation.state, 'seats', invitation.seats,
        'waiting', invitation.registration_state is not distinct from 'waiting', 'taken', event.taken,
        'capacity', event.capacity, 'availability', event.availability, 'opens_at', event.opens_at,
        'closes_at', event.closes_at
      )
      from private.personal_invitation_tokens as link
      join private.answers as invitation on invitation.id = link.invitation_id
      join private.events as event on event.id = invitation.event_id
      where link.hash = private.hash_of(p_token)
        and not private.is_past(event.as_of, event.ends_at)
  $$;
comment on function public.find_personal_invitation is
  'The invitation of a link, with the name and the seats of the registration if there is one; null if the link is unknown or revoked, or the event is over. max_seats is how many the guest may take; taken and the rest decide whether the event takes registrations.';

create function public.answer_personal_invitation(
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
  p_state text
) returns jsonb language plpgsql volatile security definer set search_path = '' as $$
declare
  event private.events;
  invitation private.answers;
  guest private.registrations_and_guests;
  refusal text;
  outcome text := 'changed';
begin
  if p_persons is null or p_persons < 0 then
    raise exception 'registration_invalid' using errcode = 'PT400';
  end if;
  perform private.set_mail(p_mail);
  if public.find_personal_invitation(p_token) ->> 'event' is distinct from p_facts ->> 'id' then
    return null;
  end if;
  event := private.follow_build(p_facts);
  -- Only now: while this transaction waited, another one may have revoked or erased the invitation.
  if public.find_personal_invitation(p_token) is null then
    return null;
  end if;
  select * into invitation from private.answers
    where id = (select invitation_id from private.personal_invitation_tokens where hash = private.hash_of(p_token));
  select * into guest from private.registrations_and_guests where id = invitation.registration_id;

  if p_persons < guest.arrived and p_state is distinct from 'silent' then
    return public.find_personal_invitation(p_token) || jsonb_build_object('outcome', 'arrived');
  end if;
  if p_persons = 0 then
    if guest.id is not null and p_state = 'silent' then
      outcome := 'already_accepted';
    elsif guest.id is not null then
      outcome := 'cancelled';
      perform private.cancel(guest);
    else
      -- A guest whose answer was lost sends the form again.
      outcome := case
        when private.count_recent('cancellation', invitation.email, '1 minute') > 0 then 'cancelled' else 'declined'
      end;
      update private.personal_invitations set declined_at = now() where id = invitation.id and declined_at is null;
      perform private.forget_invitation_mail(invitation.id);
    end if;
    perform private.promote(event.id);
    return public.find_personal_invitation(p_token) || jsonb_build_object('outcome', outcome);
  end if;

  if p_persons > invitation.max_seats then
    refusal := 'too_many';
  elsif guest.id is null and (
    p_state = 'accepted'
    or exists (select from private.personal_invitations where id = invitation.id and submission_id = p_submission_id)
  ) then
    refusal := 'changed_meanwhile';
  elsif exists (
    select from private.guests
      where event_id = event.id and submission_id = p_submission_id and registration_id is distinct from guest.id
  ) then
    refusal := 'submission_conflict';
  elsif guest.id is null and private.has_many_registrations(invitation.email) then
    refusal := 'too_many_registrations';
  elsif guest.id is null or p_persons > guest.seats then
    refusal := private.refusal_of(event, p_persons - case guest.state when 'registered' then guest.seats else 0 end);
  end if;

  if refusal is not null then
    outcome := refusal;
  elsif guest.id is null then
    outcome := 'registered';
    update private.personal_invitations set declined_at = null, submission_id = p_submission_id where id = invitation.id;
    guest := private.add_registration(
      event.id, 'registered', p_submission_id, p_full_name, invitation.email, null, p_persons, p_locale, p_notice_version
    );
    perform private.queue_mail(guest, 'registered');
  elsif (guest.full_name, guest.seats) is distinct from (p_full_name, p_persons) then
    -- First, because a worker that holds the mail may need the key of the registration, which the update locks.
    perform private.queue_mail(guest, 'changed');
    update private.guests set full_name = p_full_name where registration_id = guest.id;
    update private.registrations set attendance = null, persons = p_persons where id = guest.id;
    perform private.promote(event.id);
  elsif guest.submission_id = p_submission_id then
    -- A guest whose answer was lost sends the form again.
    outcome := 'registered';
  end if;
  return public.find_personal_invitation(p_token) || jsonb_build_object('outcome', outcome);
exception
  -- PostgreSQL's own messages would repeat the whole row.
  when check_violation or not_null_violation or unique_violation then
    raise exception 'registration_invalid' using errcode = 'PT400';
end
$$;
comment on function public.answer_personal_invitation is
  'Accepts an invitation, changes what was accepted, cancels or declines. Answers null for an unknown link, or as find_personal_invitation() with the outcome: registered, changed, cancelled, declined, already_accepted, arrived, changed_meanwhile, too_many, submission_conflict, too_many_registrations, registration_not_open, registration_closed or capacity_full. With the state silent, 0 persons decline and cancel nothing; with the state accepted, nothing is accepted again.';
