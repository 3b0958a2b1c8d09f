import { z } from 'zod'
import { day, email, formerSlugs, group, line, optional, prose, reference, required, slug, yes } from './fields'
import { localized } from './localized-fields'
import { links } from './links'

const section = {
  heading: required(localized(line()), { cs: 'Děti', en: 'Children' }),
  text: required(localized(prose()), { cs: 'Děti přicházejí s někým dospělým.', en: 'Children come with an adult.' }),
}

const question = {
  question: required(localized(line()), { cs: 'Smějí dovnitř psi?', en: 'May I bring my dog?' }),
  answer: required(localized(prose()), { cs: 'Smějí, na vodítku.', en: 'Yes, on a lead.' }),
  place: optional(reference('places'), 'pristavni-sklad'),
}

/** content/pages/<slug>.yaml: a page of text, an accessibility statement for example. */
export const textPageSchema = group('TextPage', {
  slug: required(localized(slug()), { cs: 'pro-media', en: 'press' }),
  formerSlugs: formerSlugs('tisk'),
  title: required(localized(line()), { cs: 'Bezpečnostní informace', en: 'Safety information' }),
  intro: required(localized(prose()), {
    cs: 'Budova je stará a schody úzké.',
    en: 'The building is old and its stairs narrow.',
  }),
  questions: z.array(group('Question', question)).min(1).optional(),
  sections: z.array(group('TextSection', section)).min(1).optional(),
  feedback: group('Feedback', {
    ...section,
    email: optional(email(), 'sedm@majakka.example'),
  }).optional(),
  accessibility: yes(),
  date: optional(day(), '2031-08-25'),
  ...links,
})

export type TextPage = z.infer<typeof textPageSchema>
