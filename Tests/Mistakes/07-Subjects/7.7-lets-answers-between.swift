// All answers nest, so that some come in the middle of the past.

// exercise 7.7
serializer = Lock(.entered(answersNest: true))
// end 7.7
