// No answers nest: what the new observer sends waits until the past is told.

// exercise 7.7
serializer = Lock(.entered(answersNest: false))
// end 7.7
