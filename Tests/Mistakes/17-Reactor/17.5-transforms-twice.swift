// Transforms the mutations before and after they are put in order: what is added comes twice.

// exercise 17.5 in Reactor+Stream.swift
let mutations = transform(mutation: mutations(from: transform(action: actions)))
return transform(state: states(from: transform(mutation: inOrder(mutations))))
// end 17.5
