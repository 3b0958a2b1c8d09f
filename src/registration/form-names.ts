/** The names of the forms, apart from their fields: functions that take no form need not load Yup. */
export const formNames = ['invitation', 'programme'] as const
