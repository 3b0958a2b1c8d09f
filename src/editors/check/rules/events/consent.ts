import { locales } from '../../../../i18n/locales'
import { at, type Content } from '../../engine/content-folder'
import { defineRule, type Finding } from '../../engine/rule'

const sameVersion = defineRule<{ version: string }>('notice/same-version', 'error', {
  en: {
    what: ({ version }) => `${version} is the version of today’s notice, not an earlier one.`,
    why: 'Nobody could tell which text a guest consented to.',
    fix: 'Give the changed notice a version of its own, or delete this entry.',
  },
  cs: {
    what: ({ version }) => `${version} je verze dnešního souhlasu, ne dřívější.`,
    why: 'Nedalo by se poznat, s jakým zněním host souhlasil.',
    fix: 'Dejte změněnému souhlasu vlastní verzi, nebo tento záznam smažte.',
  },
})

const retention = defineRule<{ days: number }>('notice/retention', 'warning', {
  en: {
    what: ({ days }) => `The data of guests are erased after ${days} days, but the notice does not say so.`,
    why: 'Guests are promised another time.',
    fix: 'Write the number in digits into the notice in each language, or mend retentionDays.',
  },
  cs: {
    what: ({ days }) => `Údaje hostů se smažou za tento počet dní: ${days}; souhlas ale nic takového neříká.`,
    why: 'Hostům se slibuje jiná doba.',
    fix: 'Napište počet dní číslicemi do souhlasu v každém jazyce, nebo opravte retentionDays.',
  },
})

const missing = defineRule<{ missing: string }>('notice/missing', 'error', {
  en: {
    what: ({ missing }) => `Guests register for this event, but exhibition.yaml has no ${missing}.`,
    why: 'Nobody may store personal data without saying what for and how long.',
    fix: ({ missing }) => `Add “${missing}:” to exhibition.yaml.`,
  },
  cs: {
    what: ({ missing }) => `Na tuto událost se hosté registrují, ale v exhibition.yaml chybí ${missing}.`,
    why: 'Osobní údaje se nesmějí ukládat, aniž by host věděl, proč a na jak dlouho.',
    fix: ({ missing }) => `Doplňte do exhibition.yaml „${missing}:“.`,
  },
})

export const rules = [sameVersion, retention, missing]

/** Whether the consent can be told from earlier ones, and promises what is done. */
export function check({ records }: Content): Finding[] {
  return records('Exhibition').flatMap((record) => {
    const { notice, retentionDays: days } = record.data
    if (!notice || days === undefined) {
      const lacking = notice ? 'retentionDays' : 'notice'
      return records('Event')
        .filter(({ data }) => data.invitation)
        .map((event) => missing.at(at(event, ['invitation']), { missing: lacking }))
    }
    const index = notice.earlierVersions?.indexOf(notice.version) ?? -1
    const says = new RegExp(`(?<!\\d)${days}(?!\\d)`)
    const isPromised = locales.every((locale) => says.test(`${notice.consent[locale]} ${notice.text[locale]}`))
    return [
      ...(index < 0
        ? []
        : [sameVersion.at(at(record, ['notice', 'earlierVersions', index]), { version: notice.version })]),
      ...(isPromised ? [] : [retention.at(at(record, ['retentionDays']), { days })]),
    ]
  })
}
