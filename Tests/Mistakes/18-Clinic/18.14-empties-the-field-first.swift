// Says how it went, and has emptied the field before it knew.

// exercise 18.14
// instead of: label.text = Self.saving
label.text = Self.saving
field.paste("")
// end 18.14
