/** The endings of YAML files, also those that programs add or write otherwise: 'x.yml', 'x.YAML', 'x.yaml.txt'. */
const endings = /(\.ya?ml)+(\.txt)?$/i

export const isYamlName = (path: string) => endings.test(path)

export const withoutEnding = (path: string) => path.replace(endings, '')
