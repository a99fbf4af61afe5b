// Vectors are Swift's own, under the names of Apple's headers.

public typealias simd_float2 = SIMD2<Float>
public typealias simd_float3 = SIMD3<Float>
public typealias simd_float4 = SIMD4<Float>
public typealias simd_float8 = SIMD8<Float>
public typealias simd_double2 = SIMD2<Double>
public typealias simd_double3 = SIMD3<Double>
public typealias simd_double4 = SIMD4<Double>
public typealias simd_double8 = SIMD8<Double>
public typealias simd_int2 = SIMD2<Int32>
public typealias simd_int3 = SIMD3<Int32>
public typealias simd_int4 = SIMD4<Int32>
public typealias simd_uint2 = SIMD2<UInt32>
public typealias simd_uint3 = SIMD3<UInt32>
public typealias simd_uint4 = SIMD4<UInt32>
public typealias simd_short2 = SIMD2<Int16>
public typealias simd_short3 = SIMD3<Int16>
public typealias simd_short4 = SIMD4<Int16>
public typealias simd_ushort2 = SIMD2<UInt16>
public typealias simd_ushort3 = SIMD3<UInt16>
public typealias simd_ushort4 = SIMD4<UInt16>
public typealias simd_char2 = SIMD2<Int8>
public typealias simd_char3 = SIMD3<Int8>
public typealias simd_char4 = SIMD4<Int8>
public typealias simd_uchar2 = SIMD2<UInt8>
public typealias simd_uchar3 = SIMD3<UInt8>
public typealias simd_uchar4 = SIMD4<UInt8>
public typealias simd_long2 = SIMD2<Int>
public typealias simd_long3 = SIMD3<Int>
public typealias simd_long4 = SIMD4<Int>
public typealias simd_ulong2 = SIMD2<UInt>
public typealias simd_ulong3 = SIMD3<UInt>
public typealias simd_ulong4 = SIMD4<UInt>

public typealias float2 = SIMD2<Float>
public typealias vector_float2 = SIMD2<Float>
public typealias float3 = SIMD3<Float>
public typealias vector_float3 = SIMD3<Float>
public typealias float4 = SIMD4<Float>
public typealias vector_float4 = SIMD4<Float>
public typealias double2 = SIMD2<Double>
public typealias vector_double2 = SIMD2<Double>
public typealias double3 = SIMD3<Double>
public typealias vector_double3 = SIMD3<Double>
public typealias double4 = SIMD4<Double>
public typealias vector_double4 = SIMD4<Double>
public typealias int2 = SIMD2<Int32>
public typealias vector_int2 = SIMD2<Int32>
public typealias int3 = SIMD3<Int32>
public typealias vector_int3 = SIMD3<Int32>
public typealias int4 = SIMD4<Int32>
public typealias vector_int4 = SIMD4<Int32>
public typealias uint2 = SIMD2<UInt32>
public typealias vector_uint2 = SIMD2<UInt32>
public typealias uint3 = SIMD3<UInt32>
public typealias vector_uint3 = SIMD3<UInt32>
public typealias uint4 = SIMD4<UInt32>
public typealias vector_uint4 = SIMD4<UInt32>

public func simd_make_float2(_ x: Float, _ y: Float) -> simd_float2 { simd_float2(x, y) }

public func simd_make_float3(_ x: Float, _ y: Float, _ z: Float) -> simd_float3 {
  simd_float3(x, y, z)
}

public func simd_make_float4(_ x: Float, _ y: Float, _ z: Float, _ w: Float) -> simd_float4 {
  simd_float4(x, y, z, w)
}

/// The first three.
public func simd_make_float3(_ other: simd_float4) -> simd_float3 {
  simd_float3(other.x, other.y, other.z)
}

public func simd_make_float4(_ xyz: simd_float3, _ w: Float) -> simd_float4 { simd_float4(xyz, w) }
