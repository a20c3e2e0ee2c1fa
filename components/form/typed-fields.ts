type TypedField = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** The fields that a person types or chooses in: neither what is hidden, nor files, nor passwords in either look. */
export function typedFields(form: HTMLFormElement): TypedField[] {
  return [...form.elements].filter(
    (field): field is TypedField =>
      (field instanceof HTMLInputElement ||
        field instanceof HTMLSelectElement ||
        field instanceof HTMLTextAreaElement) &&
      field.name !== '' &&
      !['hidden', 'file', 'password'].includes(field.type) &&
      !/password/i.test(field.name),
  )
}
