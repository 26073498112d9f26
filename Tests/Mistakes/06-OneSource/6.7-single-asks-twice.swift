// `single` calls its condition twice for each element.

// exercise 6.7 in SingleElement.swift
// instead of: guard try predicate(element) else { return }
guard try predicate(element), try predicate(element) else { return }
// end 6.7
