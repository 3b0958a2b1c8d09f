import { copyAddress } from '../features/calendars/copy-address.script'

export const late = [copyAddress]
