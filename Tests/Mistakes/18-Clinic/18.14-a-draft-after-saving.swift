// A draft that comes after a text was written and saved fills the field again.

// exercise 18.14
// instead of: .take(until: field.rx.text.filter { text in text?.isEmpty == false })
.filter { [field] _ in field.text?.isEmpty != false }
// end 18.14
