-- Which languages the site has, its code says (src/i18n/languages.ts), and the function refuses others. The database
-- asks only for the form of a language tag (BCP 47), so that a further language needs no migration.
alter table private.registrations
  drop constraint registrations_locale_check,
  add constraint registrations_locale_check check (locale ~ '^[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,4}$');
