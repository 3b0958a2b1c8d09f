/** The slug that a file's name gives: 'artists/jana-nova/artist.yaml' and 'events/jana-nova.yaml' are 'jana-nova'. */
export const slugOfFile = (path: string) => (path.split('/')[1] ?? '').replace(/\.yaml$/, '')
