// Makes an array of all elements before it sends the first.

// exercise 11.8
// instead of: let sink = ObservableSequenceSink(elements.makeIterator(), observer: observer, cancel: cancel)
let all = Array(elements)
let sink = ObservableSequenceSink(all.makeIterator(), observer: observer, cancel: cancel)
// end 11.8
