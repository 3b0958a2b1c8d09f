import type { KindName } from '../../model/kinds'

/** A field of Decap CMS (https://decapcms.org/docs/widgets/), with the options that this form uses. */
export type CmsField = {
  name: string
  label: string
  widget: string
  hint?: string
  required?: boolean
  pattern?: [regex: string, message: string]
  fields?: CmsField[]
  /** An optional group is a list of at most one: Decap validates the fields of a group even if the group is absent. */
  optional_group?: true
  /** A text that the form shows in several lines, and the file has in one. */
  one_line?: true
  [option: string]: unknown
}

export type CmsCollection = {
  name: string
  kind: KindName
  label: string
  /** The first line of each file. */
  modeline: string
  fields?: CmsField[]
  files?: { name: string; label: string; file: string; fields: CmsField[]; [option: string]: unknown }[]
  [option: string]: unknown
}

export type CmsConfig = { locale: string; collections: CmsCollection[]; [option: string]: unknown }
