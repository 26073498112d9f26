// Waits only if the server is silent: a healthy service that takes its time after an answer is interrupted by the next search, and is reported.

// exercise 18.24
// instead of: lab.answer(answer)
// instead of: lab.wait(seconds: 10)
lab.answer(answer)
if answer == .silence { lab.wait(seconds: 10) }
// end 18.24
