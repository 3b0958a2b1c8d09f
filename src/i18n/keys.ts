/**
 * Every text of the interface, by group: its key, and in braces the names of the values that fill its `{{placeholders}}`.
 * A text with the placeholder `count` has a form for each plural of the language (`capacity_one`, `capacity_other` …).
 *
 * This list is the only place where a key is defined. The compiler refuses a key that is not here, and the check of the
 * content refuses a `translations/<namespace>.yaml` that lacks one of them.
 */
const groups = {
  'common:': 'skip',
  'common:menu.': 'label open close now home artists works plan about studios program contact',
  'common:search.': 'label failed',
  'common:footer.': 'organizer{organizer}',
  'common:map.': 'here plan',
  'common:access.': 'building{venue} site',
  'common:share.': 'button copied failed',
  'common:plan.': 'mark marked notSaved',
  'common:years.': 'around{years} since{years}',
  'common:urgent.': 'close',
  'errors:notFound.': 'title message label',
  'errors:generic.': 'title description',
  'errors:load.': 'message retry offline',
  'home:hero.': 'hours works next',
  'home:status.': [
    'before{day,time} beforeTomorrow{time} beforeToday{time} open{time} opensToday{time} opensTomorrow{time}',
    'opensLater{day,time} after{date} now{time,event} next{time,event} registered{time,event}',
  ],
  'home:numbers.': 'heading',
  'home:about.': 'heading',
  'home:studios.': 'heading strip way',
  'home:artists.': 'heading all',
  'home:contact.': [
    'heading hours wereOpen tookPlace{dates} address reach coordinates legend rooms directions',
    'onFoot{minutes} access',
  ],
  'home:contact.by.': 'metro tram bus train ferry',
  'home:programme.': 'heading registration jump address register where ledBy languages days',
  'home:programme.moment.': 'now next past',
  'home:programme.filter.': 'label day type language places free all shown{shown,total} nothing reset open show{shown}',
  'home:programme.calendar.': 'day all',
  'home:partners.': 'heading organizer partner gallery artists{gallery}',
  'rooms:': 'title description works events',
  'programme:': 'invited capacity{count} calledOff subscribe',
  'programme:travel.': 'transit{minutes} foot{minutes} bicycle{minutes}',
  'programme:ways.': 'to{place} transit foot bicycle map',
  'programme:availability.': 'soon open few waiting full closed',
  'programme:type.': 'guidedTour panelDiscussion closedSociety childrensWorkshop workshop morningMeditation',
  'event:': [
    'where ledBy languages places free registration noRegistration register calendar addToCalendar',
    'markInCalendar over programme others previous next',
  ],
  'calendars:': 'title description intro all device google download copy copied notCopied',
  'artists:': 'title description letters',
  'artist:life.': 'born{years} died{years} founded{years} ended{years}',
  'artist:dimensions.': 'height{size} width{size} depth{size} diameter{size}',
  'artist:edition.': 'numbered{number,copies} unnumbered{copies} unlimited copy{number}',
  'artist:': 'works others previous next all gallery',
  'artist:events.': 'heading past calledOff',
  'artist:hang.': 'rows scale wall person',
  'artist:enquiry.': 'mail gallery{gallery} subject{artist,title} body{artist,title,url}',
  'artist:work.': 'zoomIn zoomOut others all{artist} wall position{position,total}',
  'works:': 'title description letters',
  'works:search.': 'label hint shown{shown,total} nothing reset',
  'works:order.': 'label artist size',
  'search:': [
    'answers admission today{hours} page{document,page} documents synonyms ignored places pages',
    'found{number} nothing all{number}',
  ],
  'text-page:': 'contents',
  'plan:': 'title description needs empty saved gone{number} linkGone forget over overlaps{events} works noRoom print',
  'plan:shared.': 'message take replace add own',
  'plan:calendar.': 'button failed',
  'registration:': [
    'dressCode conditions validFor{count} heading fullName email attendance persons solo plusOne consent',
    'send sending summary closed calledOff lostInvitation booked{places} suggest{email} way',
  ],
  'registration:error.': 'required invisible email invalid',
  'registration:answer.': [
    'default invalid_data email_taken already_accepted already_arrived invitation_required capacity_full',
    'registration_not_open registration_closed unknown_event too_many_registrations too_many_from_network',
    'not_published method_not_allowed changed_meanwhile too_late',
  ],
  'registration:links.': 'heading note send sending sent sentNote noMail tooMany failed',
  'registration:success.': 'title{name} message calendar mail',
  'registration:programme.': 'opens{date,time} full email_taken capacity_full places{count} noMail cancel back',
  'registration:waiting.': 'full offer join title places{places} message mail',
  'registration:kept.': 'state{date,time} mail hour until refused keep forget another',
  'registration:placeFor.': 'child adult everybody',
  'registration:card.': 'picture print notSaved',
  'registration:correct.': 'address{email} open email send done taken',
  'change:': [
    'heading changed notChanged arrived unavailable again notPublished confirmed addressSent invalid full',
    'closed tooMany noMail',
  ],
  'change:fewer.': 'send',
  'change:cancel.': 'heading note erased kept send full sure',
  'change:leave.': 'send sure',
  'change:cancelled.': 'done title message again',
  'change:calledOff.': 'title message heading erased',
  'change:unknown.': 'title message',
  'change:persons.': 'heading note',
  'change:guest.': 'heading email note send',
  'change:confirm.': 'heading message{email} send',
  'change:undo.': 'heading note send mayWait done waiting late',
  'invitation:': 'heading name email declined closed unknown again notPublished',
  'invitation:accept.': 'heading again note send',
  'invitation:decline.': 'note again send',
  'invitation:change.': 'heading note',
  'invitation:cancel.': 'note',
  'invitation:answered.': 'registered declined cancelled',
  'invitation:source.': 'heading origin{organizer} erased{count} rights',
  'organisers:': 'heading loading script',
  'organisers:signIn.': 'heading email note send sending ended',
  'organisers:code.': 'label note{email} send back',
  'organisers:problem.': [
    'code_wrong code_ended email no_organisers no_mail not_published unreachable busy gone changed_meanwhile',
    'already_arrived email_taken invited capacity_full no_mail_now invalid_data registration_closed',
    'called_off unknown_event message_repeated empty_file unreadable too_many_rows{rows} not_personal',
  ],
  'organisers:session.': 'as{organiser} end endAll',
  'organisers:settings.': [
    'registration byContent{says} byOrganiser{says,organiser,time} anOrganiser contentSays{says} open close',
    'markFull openNote takeBack{says} places placesNote placesOver{taken,places} placesWrong{min,max} save',
    'saved calledOff write loading',
  ],
  'organisers:settings.now.': 'soon open waiting full closed',
  'organisers:settings.says.': 'times open full closed places{places}',
  'organisers:settings.erase.': 'heading note sure{stored} send done{guests}',
  'organisers:urgent.': [
    'heading note{characters} text{language} until untilNote{days,timeZone} set replace end',
    'holds{end,organiser,time} published ended required invalid{characters} endWrong{days}',
  ],
  'organisers:overview.': 'heading past removed calledOff byOrganiser updated{time} none',
  'organisers:overview.state.': 'soon open waiting full closed',
  'organisers:numbers.': 'taken{taken,capacity} waiting{waiting} arrived{arrived} days{days}',
  'organisers:attention.': [
    'heading none nearlyFull{event,free} full{event,waiting} heldBack{event} mail{event,mails,reason}',
    'schedule late{event} noMail olderBuild',
  ],
  'organisers:reason.': 'mail_address mail_refused mail_sign_in mail_sender mail_unreachable none',
  'organisers:log.': [
    'heading none add add_over edit cancel{guests} keep{guests} resend move_up move_up_over erase',
    'erase_selected{guests} erase_event{guests} open_door close_door end_device invite{guests}',
    'remind{guests} link{guests} edit_invitation revoke write{guests} retry{guests} open_guide',
    'guide_message{guests} open close mark_full set_capacity{guests} follow_content set_notice end_notice',
  ],
  'organisers:view.': 'label guests invitations write settings',
  'organisers:event.': 'back loading add door csv',
  'organisers:search.': 'label',
  'organisers:filter.': 'state all registered waiting arrived expected unsent language anyLanguage',
  'organisers:sort.': 'label newest oldest name',
  'organisers:person.': 'heading note find finding nothing stored invitation{state} cancelled erased',
  'organisers:list.': 'found{guests,places} more{rest} nobody',
  'organisers:many.': [
    'label more from until domain clear selected{guests,places} cancel erase write cancelHeading',
    'eraseHeading who mail cancelNote cancelSend{guests} eraseNote eraseNoteAll eraseSure{guests}',
    'eraseSend{guests} progress{done,guests} stopped{done,guests} cancelled{guests} erased{done,guests}',
    'pending{guests,time} keep{guests} kept{guests}',
  ],
  'organisers:xlsx.': 'download programme event when capacity taken waiting arrived failed',
  'organisers:print.': [
    'button registrations{registrations} persons{persons} capacity{capacity} name places arrived waiting',
    'order printed{time}',
  ],
  'organisers:flood.': [
    'link heading note find finding nothing domain nobody most{guests} ofEvent{event,guests} all{event}',
  ],
  'organisers:guest.': [
    'registered waiting walkIn arrived{arrived,places} unsent pending{time} close name email places language',
    'registeredAt keptUntil notice others mails noMails bounces loading',
  ],
  'organisers:mail.': 'registered waiting promoted changed message upcoming sentAt{time} isWaiting',
  'organisers:edit.': 'save saving saved note over',
  'organisers:cancel.': 'heading mail note send undo kept tooLate',
  'organisers:resend.': 'send sent',
  'organisers:moveUp.': 'send sent',
  'organisers:erase.': 'heading note sure{name} send',
  'organisers:data.': 'download',
  'organisers:add.': 'heading note send wait added{name} waits{name}',
  'organisers:invite.': [
    'heading note choose paste pasteSend cs1250 columns column{heading} hasHeadings missing faults{rows}',
    'ready{rows} row{row} leaveOut twice{row} mail links sure{guests} sureLinks{guests} yes{guests} no',
    'progress{done,all} done{created,existing,revoked,registered} stopped{done,all} cancel',
  ],
  'organisers:invite.is.': 'none name surname email locale seats',
  'organisers:invite.words.': 'name surname email locale seats',
  'organisers:invite.fault.': 'locale{languages} seats{most}',
  'organisers:invitations.': [
    'heading none loading counts{accepted,places,declined,silent,revoked} state all silent accepted declined',
    'revoked waits most{seats} notMailed remind{guests} remindSure{guests} reminded{guests} newLinks table',
    'preview',
  ],
  'organisers:invitation.': 'note most mail link newLink revoke revokeNote revokeSure{name} gone',
  'organisers:write.': [
    'heading to all registered waiting silent filter count{guests} subject text note preview previewTitle',
    'test tested{organiser} send sure{guests} again sent{mails} nobody',
  ],
  'organisers:write.fault.': 'required too_long{most} invalid',
  'organisers:outbox.': 'heading waiting{mails} failed{mails} refused{mails} none retry open bounces',
  'organisers:door.': 'heading note make link{time} copy copied qr devices noDevices end{device} closeAll closed',
  'organisers:guide.': 'heading note make link{time} name',
  'door:': [
    'heading loading script waitsForNetwork waitsForServer not_published offline{time} busy{time}',
    'unsent{guests} unsentWithoutKey lost{names} lostWithoutName{guests} dismiss arrived expected free undo',
  ],
  'door:device.': 'heading name{number} label note send sending unreachable busy',
  'door:none.': 'title message',
  'door:refused.': 'title message',
  'door:search.': 'label hint clear found{found} more{found,shown} nobody',
  'door:guest.': 'state{name,arrived,places} takenOff{name} walkIn more fewer',
  'door:add.': 'open heading show send sending close capacity_full unreachable busy',
  'door:write.': [
    'open heading note subject text send sending sent{guests} message_repeated too_many_messages no_mail',
    'invalid_data key_refused unreachable busy not_published',
  ],
  'print:': 'checklist number artist work height width depth facts credit room qr',
  'mail:test.': 'subject{subject} note',
  'mail:registered.': 'subject{event} message',
  'mail:admitted.': 'subject{event} message',
  'mail:waiting.': 'subject{event} message',
  'mail:promoted.': 'subject{event} message',
  'mail:changed.': 'subject{event} message waiting',
  'mail:cancelled.': 'subject{event} message again invited accept mistake',
  'mail:calledOff.': 'subject{event} message calendar',
  'mail:invitation.': 'subject{event} message dressCode places source{email} details',
  'mail:reminder.': 'subject{event} message',
  'mail:upcoming.': 'subject{event} message cannot',
  'mail:': 'event when where name places waitingFor overlap{event,when} calendar mistake',
  'mail:way.': 'contact foot map',
  'mail:link.': 'answer change cancel leave note confirm',
  'mail:links.': 'subject message invited open mistake',
  'mail:code.': 'subject{code} message{code} mistake',
  'mail:trouble.': [
    'subject{name} message schedule refused{mails} failing{mails} late{event} heldBack{event}',
    'nearlyFull{event,free} page once',
  ],
  'mail:address.': 'subject{event} message mistake',
} as const satisfies Record<`${string}:${string}`, string | readonly string[]>

type Groups = typeof groups

/** 'a' | 'b{name}' of the text 'a b{name}' */
type Words<List extends string, Between extends string> = List extends `${infer Word}${Between}${infer Rest}`
  ? Word | Words<Rest, Between>
  : List

type Lines<Group> = Group extends readonly string[] ? Group[number] : Group & string

/** Each text as the list has it, with its group: 'common:footer.organizer{organizer}' */
type Listed = { [Group in keyof Groups]: `${Group}${Words<Lines<Groups[Group]>, ' '>}` }[keyof Groups]

/** The names of the values that each text needs. */
type Placeholders = {
  [Text in Listed as Text extends `${infer Key}{${string}}` ? Key : Text]: Text extends `${string}{${infer Names}}`
    ? Words<Names, ','>
    : never
}

/** `namespace:path.to.text` */
export type TextKey = keyof Placeholders

/** Every key, with the names of the values that its text needs. */
export const textKeys: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries<string | readonly string[]>(groups).flatMap(([group, lines]) =>
    [lines]
      .flat()
      .flatMap((line) => line.split(' '))
      .map((word) => {
        const [key = '', names] = word.split(/[{}]/)
        return [group + key, names?.split(',') ?? []]
      }),
  ),
)

/** A group of texts, in a file of its own. A page carries only the groups that it shows. */
export type Namespace = TextKey extends `${infer Name}:${string}` ? Name : never

export const namespaces = [...new Set(Object.keys(textKeys).map((key) => key.split(':')[0] as Namespace))]

/** What fills a text: a value for each of its placeholders. */
export type TextValues<Key extends TextKey> = {
  readonly [Name in Placeholders[Key]]: Name extends 'count' ? number : string | number
}

/** Gets a text of the interface in the language of the page, with its values filled in. */
export type GetText = <Key extends TextKey>(
  key: Key,
  ...values: [Placeholders[Key]] extends [never] ? [] : [values: TextValues<Key>]
) => string
