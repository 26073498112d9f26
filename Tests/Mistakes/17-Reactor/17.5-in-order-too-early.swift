// Puts the mutations in order before those from outside join them.

// exercise 17.5 in Reactor+Stream.swift
let mutations = transform(mutation: inOrder(mutations(from: transform(action: actions))))
return transform(state: states(from: mutations))
// end 17.5
