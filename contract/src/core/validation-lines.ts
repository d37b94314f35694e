/** Keys of what is said about input that has no words of its own for it. Their French is in `validation.lines.ts`. */
export const VALIDATION_LINES = {
  body: 'The given data was invalid.',
  required: 'The :attribute field is required.',
  other: 'The :attribute field is invalid.',
  choice: 'The selected :attribute is invalid.',
  unknown: 'The :attribute field is not known here.',
  format: 'The :attribute field format is invalid.',
  multiple: 'The :attribute field must be a multiple of :value.',
  types: {
    string: 'The :attribute field must be a text.',
    number: 'The :attribute field must be a number.',
    nan: 'The :attribute field must be a number.',
    int: 'The :attribute field must be an integer.',
    boolean: 'The :attribute field must be true or false.',
    array: 'The :attribute field must be a list.',
    date: 'The :attribute field must be a valid date.',
  },
  formats: {
    email: 'The :attribute field must be a valid email address.',
    url: 'The :attribute field must be a valid web address.',
    date: 'The :attribute field must be a valid date.',
    datetime: 'The :attribute field must be a valid date.',
  },
  least: {
    text: 'The :attribute field must be at least :min characters.',
    number: 'The :attribute field must be at least :min.',
    exclusive: 'The :attribute field must be greater than :min.',
    list: 'The :attribute field must have at least :min items.',
  },
  most: {
    text: 'The :attribute field must not be greater than :max characters.',
    number: 'The :attribute field must not be greater than :max.',
    exclusive: 'The :attribute field must be less than :max.',
    list: 'The :attribute field must not have more than :max items.',
  },
} as const
