/** What the page of the form says of the place where it stands. */
export type AdminSettings = {
  /** 'owner/name' on GitHub; without it, the form works on a working tree only. */
  repository?: string
  /** The branch that pull requests go to. */
  branch?: string
  /** The address of decap-server, where the form works on files of this machine. */
  local?: string
}
