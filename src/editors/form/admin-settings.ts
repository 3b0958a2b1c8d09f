/** What the page of the form says of the place where it stands. */
export type AdminSettings = {
  /** 'owner/name' on GitHub; without it, the form works on a working tree only. */
  repository?: string
  /** The branch that pull requests go to. */
  branch?: string
  /** What an editor's sign-in may do on GitHub: GitHub's scope for public repositories only, or for private ones too. */
  scope?: 'public_repo' | 'repo'
  /** What the form asks of the files of this machine (tools/admin/form-api.ts), where it works on these. */
  local?: string
}
