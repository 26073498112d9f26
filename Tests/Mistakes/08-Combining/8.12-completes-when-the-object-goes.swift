// If the object is let go while an element is heard, the result completes right after that element,
// not at the next one.

// exercise 8.12 in WithUnretained.swift
// instead of: guard let object else { return complete() }
// instead of: forwardNext(select(object, element))
if let object { forwardNext(select(object, element)) }
if object == nil { complete() }
// end 8.12
