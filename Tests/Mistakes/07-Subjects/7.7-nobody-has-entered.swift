// The serializer is idle during the replay, so another thread delivers in the middle of it.

// exercise 7.7
serializer = Lock(Serializer(answersNest: answersNest))
// end 7.7
