// Gives the errors off main, and the temperatures not at all.

// exercise 18.23
// instead of: lab.elsewhere { lab.answer(answer) }
if answer != .temperature { lab.elsewhere { lab.answer(answer) } }
// end 18.23
