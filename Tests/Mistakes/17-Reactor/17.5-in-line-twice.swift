// The reactor's own mutations wait in line before the transformation, and all of them once more
// behind it: a unit stands in line once, and so it passes an answer that came before it while a
// state was being heard.

// exercise 17.5
// instead of: let mutations = transform(mutation: mutations(from: transform(action: actions)))
let mutations = transform(mutation: inOrder(mutations(from: transform(action: actions))))
// end 17.5
