/** The settings of the form in one deployment. They are in the page as JSON. */
export type AdminSettings = {
  /** 'owner/name' on GitHub. Without it, the form works only on files of this machine. */
  repository?: string
  /** The base branch of pull requests. */
  branch?: string
  /** GitHub's OAuth scope for the editor's sign-in: public repositories only, or private ones too. */
  scope?: 'public_repo' | 'repo'
  /** The path of the API for the files of this machine (tools/admin/form-api.ts), where the form works on these. */
  local?: string
  /** The origin of `npm run develop`, whose pages the preview shows. Without it, the preview shows the deploy preview. */
  develop?: string
}
