/** What the page of the form says of the place where it stands. */
export type AdminSettings = {
  /** 'owner/name' on GitHub; without it, the form works on a working tree only. */
  repository?: string
  /** The branch that pull requests go to. */
  branch?: string
  /** What the form asks of the files of this machine (tools/form-api.ts), where it works on these. */
  local?: string
}
